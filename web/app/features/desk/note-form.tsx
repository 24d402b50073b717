import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { useSending } from "../../lib/use-sending.ts";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";

export type SendProblem = "offline" | "changed" | "failed";

/** Somebody else was faster, the network is gone, or it is ours. */
export const problemOf = (error: unknown): SendProblem => {
  if (error instanceof OfflineError) return "offline";
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
    ? "changed"
    : "failed";
};

export const shortestNote = 5;
const longestNote = 500;

interface NoteFormProps {
  hint: string;
  action: string;
  variant?: ButtonVariant;
  /** More to fill in, over the reason. */
  children?: ReactNode;
  onSend: (note: string, key: string) => Promise<void>;
}

/** An act that needs a reason: the audit keeps both. */
export function NoteForm({ hint, action, variant = "ink", children, onSend }: NoteFormProps) {
  const t = useTranslations("desk.act");
  const [note, setNote] = useState("");
  const [isShort, setShort] = useState(false);
  const { send, isBusy, problem } = useSending(problemOf);
  const submit = () => {
    const said = note.trim();
    setShort(said.length < shortestNote);
    if (said.length >= shortestNote) void send(said, (key) => onSend(said, key));
  };
  return (
    <form
      noValidate
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <TextAreaField
        label={t("reason")}
        hint={hint}
        error={isShort ? t("reasonNeeded") : undefined}
        name="note"
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
      <Button type="submit" variant={variant} busy={isBusy} busyLabel={t("sending")}>
        {action}
      </Button>
      <p className="text-small text-muted">{t("kept")}</p>
    </form>
  );
}
