import type { KeptQuestion } from "@app/contract/quiz-desk";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useOnline } from "../../lib/use-online.ts";
import { useSending } from "../../lib/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Column } from "../../ui/table.tsx";
import { askQuestion } from "./content.api.ts";
import type { Preview } from "./content-screen.tsx";
import { problemOf } from "./problems.ts";

interface Actions {
  preview: Preview;
  onWrite: (question: KeptQuestion) => void;
  onChanged: () => void;
}

export const useQuestionColumns = (actions: Actions): Column<KeptQuestion>[] => {
  const t = useTranslations("content");
  const language = useLanguage();
  const format = useFormatter();
  return [
    { id: "ask", label: t("field.ask"), cell: ({ question }) => question.ask[language] },
    { id: "kind", label: t("field.kind"), cell: ({ question }) => t(`kind.${question.kind}`) },
    {
      id: "levels",
      label: t("field.levels"),
      cell: ({ question }) => format.list(question.levels.map((level) => t(`level.${level}`))),
    },
    {
      id: "state",
      label: t("field.state"),
      cell: ({ isAsked, replacedBy }) => (
        <Chip tone={isAsked ? "green" : "line"}>
          {t(isAsked ? "state.asked" : replacedBy === null ? "state.retired" : "state.replaced")}
        </Chip>
      ),
    },
    {
      id: "actions",
      label: t("field.actions"),
      cell: (kept) => <QuestionActions kept={kept} {...actions} />,
    },
  ];
};

function QuestionActions({ kept, preview, onWrite, onChanged }: Actions & { kept: KeptQuestion }) {
  const t = useTranslations("content");
  const isOnline = useOnline();
  const [open, setOpen] = useState<"preview" | "state">();
  const { isAsked, replacedBy, question } = kept;
  const close = () => setOpen(undefined);
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="soft" size="sm" onClick={() => setOpen("preview")}>
        {t("preview")}
      </Button>
      {replacedBy === null && (
        <>
          <Button variant="soft" size="sm" onClick={() => onWrite(kept)}>
            {t("change")}
          </Button>
          <Button
            variant="soft"
            size="sm"
            aria-disabled={!isOnline}
            onClick={() => isOnline && setOpen("state")}
          >
            {t(isAsked ? "retire" : "askAgain")}
          </Button>
        </>
      )}
      {open === "preview" && (
        <Dialog
          title={t("preview")}
          onClose={close}
          actions={
            <Button variant="soft" full onClick={close}>
              {t("close")}
            </Button>
          }
        >
          {preview(question)}
        </Dialog>
      )}
      {open === "state" && <StateDialog kept={kept} onDone={onChanged} onClose={close} />}
    </span>
  );
}

interface StateDialogProps {
  kept: KeptQuestion;
  onDone: () => void;
  onClose: () => void;
}

function StateDialog({ kept: { id, isAsked, question }, onDone, onClose }: StateDialogProps) {
  const t = useTranslations("content");
  const language = useLanguage();
  const { send, isBusy, problem } = useSending(problemOf);
  const name = t(isAsked ? "retire" : "askAgain");
  const confirm = () =>
    void send(id, async (key) => {
      await askQuestion(id, !isAsked, key);
      onDone();
    });
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button variant="ink" full busy={isBusy} busyLabel={t("saving")} onClick={confirm}>
            {name}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <p className="font-bold">{question.ask[language]}</p>
      <p className="mt-2">{t(isAsked ? "retireText" : "askAgainText")}</p>
      {problem && (
        <Notice tone="problem" className="mt-4">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </Dialog>
  );
}
