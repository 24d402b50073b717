import { type KeptQuestion, type QuestionInput, questionKinds } from "@app/contract/quiz-desk";
import { schoolLevels } from "@app/contract/quiz";
import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { usePages } from "../../lib/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";
import { loadQuestions } from "./content.api.ts";
import { QuestionForm } from "./question-form.tsx";
import { useQuestionColumns } from "./question-columns.tsx";

const oneOf = <T extends string>(all: readonly T[], asked: string | null): T | undefined =>
  all.find((one) => one === asked);

/** How a pupil meets a question, in the language of whoever looks. */
export type Preview = (question: QuestionInput) => ReactNode;

/** The questions of the quiz: what is asked, and what no longer is. */
export function ContentScreen({ preview }: { preview: Preview }) {
  const t = useTranslations("content");
  const [search] = useSearchParams();
  const [written, setWritten] = useState<KeptQuestion | "new" | null>(null);
  const [turn, setTurn] = useState(0);
  const level = oneOf(schoolLevels, search.get("level"));
  const kind = oneOf(questionKinds, search.get("kind"));
  const changed = () => {
    setWritten(null);
    setTurn((before) => before + 1);
  };
  if (written) {
    return (
      <DeskPage title={t("title")}>
        <QuestionForm
          kept={written === "new" ? undefined : written}
          preview={preview}
          onSaved={changed}
          onLeave={() => setWritten(null)}
        />
      </DeskPage>
    );
  }
  return (
    <DeskPage
      title={t("title")}
      tools={
        <>
          <DeskFilter
            name="level"
            label={t("level.all")}
            options={schoolLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
          />
          <DeskFilter
            name="kind"
            label={t("kind.all")}
            options={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <Button variant="ink" size="sm" onClick={() => setWritten("new")}>
            <Plus className="size-5" aria-hidden="true" />
            {t("new")}
          </Button>
        </>
      }
    >
      <Questions
        key={`${level} ${kind} ${turn}`}
        {...{ level, kind, preview }}
        onWrite={setWritten}
        onChanged={changed}
      />
    </DeskPage>
  );
}

interface QuestionsProps {
  level: (typeof schoolLevels)[number] | undefined;
  kind: (typeof questionKinds)[number] | undefined;
  preview: Preview;
  onWrite: (question: KeptQuestion) => void;
  onChanged: () => void;
}

function Questions({ level, kind, ...actions }: QuestionsProps) {
  const t = useTranslations("content");
  const load = useCallback(
    (after: string | undefined) => loadQuestions({ level, kind, after }),
    [level, kind],
  );
  const list = usePages(load);
  const columns = useQuestionColumns(actions);
  if (list.failed) return <DeskFailed onRetry={list.reload} />;
  return (
    <div className="[--table-ground:var(--color-plaster)]">
      <p className="mb-4 max-w-[60ch] text-muted">{t("lead")}</p>
      <Table
        caption={t("title")}
        isCaptionHidden
        columns={columns}
        rows={list.pages.flatMap(({ questions }) => questions)}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        empty={<Empty tile={{ name: "q", pair: 4 }}>{t("empty")}</Empty>}
      />
      <DeskMore {...list} />
    </div>
  );
}
