import {
  type MistakeKind,
  mistakeKinds,
  mistakeNoteLetters,
  reportMistake,
} from "@app/contract/point-changes";
import { Check, Flag } from "lucide-react";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../lib/api-client.ts";
import { failureOf } from "../../lib/form-problems.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";

type Problem = "missing" | "offline" | "tooMany" | "failed";

const problemOf = (error: unknown): Problem => {
  const { kind } = failureOf(error);
  return kind === "refused" ? "failed" : kind;
};

/** Nobody has to say who they are. */
export function ReportMistake({ pointId }: { pointId: string }) {
  const t = useTranslations("report");
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <div className="mt-6">
      {isSent ? (
        <p role="status" className="flex min-h-11 items-center gap-2 font-semibold text-green-700">
          <Check className="size-5 flex-none" aria-hidden="true" />
          {t("thanks")}
        </p>
      ) : (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-2"
          onClick={() => setOpen(true)}
        >
          <Flag className="size-5" aria-hidden="true" />
          {t("open")}
        </button>
      )}
      {isOpen && (
        <ReportDialog
          pointId={pointId}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setSent(true);
          }}
        />
      )}
    </div>
  );
}

interface ReportDialogProps {
  pointId: string;
  onClose: () => void;
  onSent: () => void;
}

/** The same report sent again is the same report; another one has another key. */
const useSending = (pointId: string) => {
  const last = useRef({ words: "", key: "" });
  return (kind: MistakeKind, note: string) => {
    const words = `${kind} ${note}`;
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    const { key: idempotencyKey } = last.current;
    return call(reportMistake, { params: { id: pointId }, body: { kind, note }, idempotencyKey });
  };
};

function ReportDialog({ pointId, onClose, onSent }: ReportDialogProps) {
  const t = useTranslations("report");
  const formId = useId();
  const send = useSending(pointId);
  const [kind, setKind] = useState<MistakeKind>();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (!kind) return setProblem("missing");
    setBusy(true);
    setProblem(undefined);
    try {
      await send(kind, note.trim());
      onSent();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} full turned busy={busy} busyLabel={t("sending")}>
            {t("send")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {problem && problem !== "missing" && (
          <Notice tone="problem">{t(`problem.${problem}`)}</Notice>
        )}
        <ChoiceField
          name="kind"
          label={t("what")}
          error={problem === "missing" ? t("problem.missing") : undefined}
          value={kind ?? ""}
          onChange={(value) => {
            setKind(mistakeKinds.find((one) => one === value));
            setProblem(undefined);
          }}
          choices={mistakeKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <TextAreaField
          label={t("note")}
          hint={t("noteHint")}
          rows={2}
          dir="auto"
          maxLength={mistakeNoteLetters}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
