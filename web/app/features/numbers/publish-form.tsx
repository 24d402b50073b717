import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { Problem } from "./use-publishing.ts";

interface PublishFormProps {
  publishing: {
    problem: Problem | undefined;
    isBusy: boolean;
    isDone: boolean;
    publish: () => Promise<void>;
  };
  /** What it would change, once it was looked at. */
  effect: ReactNode;
  day: string;
  firstDay: string;
  reason: string;
  onDay: (day: string) => void;
  onReason: (reason: string) => void;
  onLook: () => void;
  /** The fields of the new value. */
  children: ReactNode;
}

/** New value, day, reason; then its effect; then it is published. */
export function PublishForm(props: PublishFormProps) {
  const { publishing, effect, day, firstDay, reason, onDay, onReason, onLook, children } = props;
  const t = useTranslations("numbers");
  const isOnline = useOnline();
  const { problem, isBusy, isDone, publish } = publishing;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOnline) onLook();
      }}
    >
      {children}
      <Field
        label={t("form.day")}
        hint={t("form.dayHint")}
        type="date"
        min={firstDay}
        value={day}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
      <TextAreaField
        label={t("form.reason")}
        hint={t("form.reasonHint")}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
      {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
      {isDone && <Notice tone="success">{t("form.done")}</Notice>}
      {effect && <div aria-live="polite">{effect}</div>}
      {effect ? (
        <Button
          turned
          busy={isBusy}
          busyLabel={t("form.publishing")}
          onClick={() => void publish()}
        >
          {t("form.publish")}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="ink"
          busy={isBusy}
          busyLabel={t("form.looking")}
          aria-disabled={!isOnline}
        >
          {t("form.look")}
        </Button>
      )}
    </form>
  );
}
