import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { PhotoField } from "../photo-field.tsx";
import { useWords } from "../use-words.ts";
import { gapOf, type Line, longestReason } from "./lines.ts";

interface WhyDialogProps {
  line: Line;
  onSave: (line: Line) => void;
  onClose: () => void;
}

const quick = ["wet", "mixed", "scale"] as const;

/** Why the scale says something else, or why something stays: in words, with a photo. */
export function WhyDialog({ line, onSave, onClose }: WhyDialogProps) {
  const t = useTranslations("transport.handover");
  const words = useWords();
  const [draft, setDraft] = useState({ reason: line.reason, photo: line.photo });
  const [isAsked, setAsked] = useState(false);
  const gap = gapOf({ ...line, ...draft });
  const save = () => {
    if (gap === "reason" || gap === "photo") setAsked(true);
    else onSave({ ...line, ...draft });
  };
  return (
    <Dialog
      title={t("why", { material: words.material(line.material) })}
      onClose={onClose}
      actions={
        <Button variant="ink" size="lg" turned full onClick={save}>
          {t("done")}
        </Button>
      }
    >
      <div className="grid gap-3">
        <div role="group" aria-label={t("quick")} className="flex flex-wrap gap-2">
          {quick.map((name) => (
            <Button
              key={name}
              variant="soft"
              size="sm"
              onClick={() => setDraft({ ...draft, reason: t(`reason.${name}`) })}
            >
              {t(`reason.${name}`)}
            </Button>
          ))}
        </div>
        <TextAreaField
          label={t("reasonLabel")}
          error={isAsked && gap === "reason" ? t("gap.reason") : undefined}
          rows={2}
          dir="auto"
          maxLength={longestReason}
          value={draft.reason}
          onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        />
        <PhotoField
          photo={draft.photo}
          error={isAsked && gap === "photo" ? t("gap.photo") : undefined}
          onPhoto={(photo) => setDraft({ ...draft, photo })}
        />
      </div>
    </Dialog>
  );
}
