import { type KeptQuestion, questionKinds } from "@app/contract/quiz-desk";
import { schoolLevels } from "@app/contract/quiz";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { usePages } from "../../lib/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";
import { loadQuestions } from "./content.api.ts";
import type { Preview } from "./content-screen.tsx";
import { QuestionForm } from "./question-form.tsx";
import { useQuestionColumns } from "./question-columns.tsx";

const oneOf = <T extends string>(all: readonly T[], asked: string | null): T | undefined =>
  all.find((one) => one === asked);

/** The questions of the quiz: what is asked, and what no longer is. */
export function QuestionsPart({ preview }: { preview: Preview }) {
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
      <QuestionForm
        kept={written === "new" ? undefined : written}
        preview={preview}
        onSaved={changed}
        onLeave={() => setWritten(null)}
      />
    );
  }
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted">{t("lead")}</p>
      <div className="mb-4 flex flex-wrap items-center gap-3">
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
      </div>
      <Questions
        key={`${level} ${kind} ${turn}`}
        {...{ level, kind, preview }}
        onWrite={setWritten}
        onChanged={changed}
      />
    </>
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
    <>
      <Table
        caption={t("part.questions")}
        isCaptionHidden
        columns={columns}
        rows={list.pages.flatMap(({ questions }) => questions)}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        empty={<Empty tile={{ name: "q", pair: 4 }}>{t("empty")}</Empty>}
      />
      <DeskMore {...list} />
    </>
  );
}
