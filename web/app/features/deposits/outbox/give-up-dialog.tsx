import { type GiveUpReason, giveUpReasons, longestNote } from "@app/contract/device-entries";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";

interface GiveUpDialogProps {
  onGiveUp: (why: { reason: GiveUpReason; note: string }) => Promise<void>;
  onClose: () => void;
}

/** A bag that nobody is paid for: why is kept, for whoever asks. */
export function GiveUpDialog({ onGiveUp, onClose }: GiveUpDialogProps) {
  const t = useTranslations("deposits");
  const keep = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState<GiveUpReason>();
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isNoteMissing = reason === "other" && note.trim() === "";

  const save = async () => {
    setAsked(true);
    if (!reason || isNoteMissing) return;
    await onGiveUp({ reason, note: note.trim() });
    onClose();
  };

  return (
    <Dialog
      title={t("outbox.giveUpTitle")}
      onClose={onClose}
      firstFocus={keep}
      actions={
        <>
          <Button variant="danger" size="lg" full onClick={() => void save()}>
            {t("outbox.giveUp")}
          </Button>
          <Button variant="soft" size="lg" full ref={keep} onClick={onClose}>
            {t("outbox.keep")}
          </Button>
        </>
      }
    >
      <p>{t("outbox.giveUpText")}</p>
      <ChoiceField
        className="mt-4"
        name="reason"
        label={t("outbox.giveUpWhy")}
        error={isAsked && !reason ? t("outbox.giveUpChoose") : undefined}
        choices={giveUpReasons.map((value) => ({ value, label: t(`outbox.reason.${value}`) }))}
        value={reason ?? ""}
        onChange={(value) => setReason(giveUpReasons.find((one) => one === value))}
      />
      {reason === "other" && (
        <TextAreaField
          className="mt-4"
          label={t("outbox.note")}
          error={isAsked && isNoteMissing ? t("outbox.noteMissing") : undefined}
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </Dialog>
  );
}
