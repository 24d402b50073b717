import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface EverywhereDialogProps {
  onYes: () => void;
  onClose: () => void;
}

/** Leaving every device is asked twice; a second Enter by mistake must not be a yes. */
export function EverywhereDialog({ onYes, onClose }: EverywhereDialogProps) {
  const t = useTranslations("account");
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t("settings.devices.everywhereTitle")}
      onClose={onClose}
      firstFocus={no}
      actions={
        <>
          <Button
            variant="ink"
            full
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {t("settings.devices.everywhereYes")}
          </Button>
          <Button variant="soft" full ref={no} onClick={onClose}>
            {t("settings.devices.everywhereNo")}
          </Button>
        </>
      }
    >
      {t("settings.devices.everywhereText")}
    </Dialog>
  );
}
