import { type DisputeReason, disputeReasons } from "@app/contract/deposit-changes";
import type { MyDeposit } from "@app/contract/my-deposit";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { type Dispute, sendDispute } from "./tile.api.ts";

const mostLetters = 500;

type Problem = "reason" | "tooLate" | "settled" | "notSent" | "server";

const problemOf = (error: unknown): Problem => {
  if (error instanceof OfflineError) return "notSent";
  if (!(error instanceof ApiError)) return "server";
  if (error.name === "too_late") return "tooLate";
  return error.name === "deposit_settled" ? "settled" : "server";
};

const isReason = (value: unknown): value is DisputeReason =>
  disputeReasons.some((reason) => reason === value);

const read = (form: HTMLFormElement): Partial<Dispute> => {
  const data = new FormData(form);
  const [reason, note] = [data.get("reason"), data.get("note")];
  return {
    ...(isReason(reason) && { reason }),
    note: typeof note === "string" ? note.trim() : "",
  };
};

interface DisputeFormProps {
  deposit: MyDeposit;
  onSent: () => void;
  onCancel: () => void;
}

export function DisputeForm({ deposit: { number, id }, onSent, onCancel }: DisputeFormProps) {
  const t = useTranslations("tile");
  const { ref: draft, clear } = useDraft(`dispute-${id}`);
  // However often it is sent, it was said once.
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = async ({ reason, note = "" }: Partial<Dispute>) => {
    if (!reason) return setProblem("reason");
    setBusy(true);
    setProblem(null);
    try {
      await sendDispute(number, { reason, note }, key);
      clear();
      onSent();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(read(event.currentTarget));
  };

  return (
    <form ref={draft} noValidate onSubmit={submit} className="grid gap-5">
      <h2 className="pe-11 text-[1.5rem]">{t("dispute.title")}</h2>
      {problem && problem !== "reason" && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
      <ChoiceField
        label={t("dispute.reason")}
        name="reason"
        error={problem === "reason" ? t("problem.reason") : undefined}
        choices={disputeReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      <TextAreaField
        label={t("dispute.note")}
        hint={t("dispute.noteHint")}
        name="note"
        rows={3}
        maxLength={mostLetters}
        dir="auto"
      />
      <p className="text-small text-muted">{t("dispute.whatHappens")}</p>
      <div className="grid gap-2.5">
        <Button type="submit" full turned busy={busy} busyLabel={t("dispute.sending")}>
          {t("dispute.send")}
        </Button>
        <Button variant="soft" full onClick={onCancel}>
          {t("dispute.cancel")}
        </Button>
      </div>
    </form>
  );
}
