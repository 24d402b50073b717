import { codeLength, isCode } from "@app/contract/public-code";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { codeFromTyped } from "../intake/code-typing.ts";

interface CorrectDialogProps {
  /** The one that was refused. */
  code: string;
  onCorrect: (code: string) => Promise<void>;
  onClose: () => void;
}

/** The right code for a weighing that is long over. */
export function CorrectDialog({ code: before, onCorrect, onClose }: CorrectDialogProps) {
  const t = useTranslations("deposits");
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(before);
  const [isWrong, setWrong] = useState(false);

  const save = async () => {
    if (!isCode(code) || code === before) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    await onCorrect(code);
    onClose();
  };

  return (
    <Dialog
      title={t("outbox.correctTitle")}
      onClose={onClose}
      firstFocus={field}
      actions={
        <>
          <Button variant="ink" size="lg" full onClick={() => void save()}>
            {t("outbox.correctSave")}
          </Button>
          <Button variant="soft" size="lg" full onClick={onClose}>
            {t("outbox.cancel")}
          </Button>
        </>
      }
    >
      <Field
        ref={field}
        label={t("intake.codeLabel")}
        hint={t("outbox.correctHint")}
        error={isWrong ? t("problem.codeWrong") : undefined}
        dir="ltr"
        value={code}
        maxLength={codeLength + 2}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setWrong(false);
          setCode(codeFromTyped(event.target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") void save();
        }}
      />
    </Dialog>
  );
}
