import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";

interface RemoveDialogProps {
  name: string;
  /** Throws when nothing came of it. */
  onYes: () => Promise<void>;
  onClose: () => void;
}

export function RemoveDialog({ name, onYes, onClose }: RemoveDialogProps) {
  const t = useTranslations("collaborators");
  const keep = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const remove = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await onYes();
      onClose();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t("removeTitle", { name: inOwnOrder(name) })}
      onClose={onClose}
      firstFocus={keep}
      actions={
        <>
          <Button
            variant="ink"
            size="lg"
            full
            busy={busy}
            busyLabel={t("removing")}
            onClick={() => void remove()}
          >
            {t("remove")}
          </Button>
          <Button variant="soft" size="lg" full ref={keep} onClick={onClose}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <p>{t("removeText")}</p>
      {failed && (
        <Notice tone="problem" className="mt-3">
          {t("error.failed")}
        </Notice>
      )}
    </Dialog>
  );
}
