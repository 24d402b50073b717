import { reasonLimits } from "@app/contract/people";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useSending } from "../../../lib/use-sending.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { problemOf } from "../problem-of.ts";

interface ReasonDialogProps {
  title: string;
  text: string;
  action: string;
  variant?: ButtonVariant;
  /** More to fill in, above the reason. */
  children?: ReactNode;
  /** What else is filled in, as one text; null while it is not right. */
  about?: string | null;
  onWrong?: () => void;
  onClose: () => void;
  send: (reason: string, key: string) => Promise<unknown>;
  /** It is done, and the dialog closes. */
  onDone: () => void;
}

/** Something that is done with a reason, which the audit keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, variant = "ink", children, about = "", onWrong } = props;
  const { onClose, send, onDone } = props;
  const t = useTranslations("people");
  const formId = useId();
  const [isMissing, setMissing] = useState(false);
  const sending = useSending(problemOf);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("reason");
    const reason = typeof typed === "string" ? typed.trim() : "";
    setMissing(reason.length < reasonLimits.min);
    if (about === null) onWrong?.();
    if (about === null || reason.length < reasonLimits.min) return;
    void sending.send(`${about} ${reason}`, async (key) => {
      await send(reason, key);
      onDone();
      onClose();
    });
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            full
            busy={sending.isBusy}
            busyLabel={t("dialog.sending")}
          >
            {action}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p>{text}</p>
        {children}
        <TextAreaField
          name="reason"
          rows={2}
          label={t("dialog.reason")}
          hint={t("dialog.reasonHint")}
          error={isMissing ? t("dialog.reasonMissing") : undefined}
          maxLength={reasonLimits.max}
        />
        {sending.problem && <Notice tone="problem">{t(`problem.${sending.problem}`)}</Notice>}
      </form>
    </Dialog>
  );
}
