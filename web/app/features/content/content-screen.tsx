import type { FaqEntry } from "@app/contract/faq";
import type { QuestionInput } from "@app/contract/quiz-desk";
import type { Lesson } from "@app/contract/training";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DeskPage } from "../../lib/back-office/desk-page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { FaqPart } from "./faq-part.tsx";
import { LessonsPart } from "./lessons-part.tsx";
import { QuestionsPart } from "./questions-part.tsx";

const parts = ["questions", "lessons", "faq"] as const;
type Part = (typeof parts)[number];
const isPart = (name: string | null): name is Part => parts.some((part) => part === name);

/** How a pupil meets a question, in the language of whoever looks. */
export type Preview = (question: QuestionInput) => ReactNode;
/** How people meet a lesson. */
export type LessonPreview = (lesson: Lesson) => ReactNode;
/** What is asked often in the words of the release, in every language. */
export type LoadReleasedFaq = () => Promise<FaqEntry[]>;

interface ContentScreenProps {
  previewQuestion: Preview;
  previewLesson: LessonPreview;
  loadReleasedFaq: LoadReleasedFaq;
}

/** The texts that are written here, without a release. */
export function ContentScreen(props: ContentScreenProps) {
  const { previewQuestion, previewLesson, loadReleasedFaq } = props;
  const t = useTranslations("content");
  const [search, setSearch] = useSearchParams();
  const asked = search.get("part");
  const part = isPart(asked) ? asked : "questions";
  return (
    <DeskPage title={t("title")}>
      <Tabs
        label={t("title")}
        full
        tabs={parts.map((id) => ({ id, label: t(`part.${id}`) }))}
        current={part}
        onChange={(id) => setSearch({ part: id }, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-5 [--table-ground:var(--color-plaster)]">
          {part === "questions" && <QuestionsPart preview={previewQuestion} />}
          {part === "lessons" && <LessonsPart preview={previewLesson} />}
          {part === "faq" && <FaqPart loadReleased={loadReleasedFaq} />}
        </div>
      </Tabs>
    </DeskPage>
  );
}
