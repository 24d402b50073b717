import type { Pickup } from "@app/contract/pickups";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { pickupProblemOf } from "./pickup-problems.ts";
import { cancelVan } from "./pickups.api.ts";
import { useSending } from "../../../../lib/use-sending.ts";
import { useWindowText } from "./window-text.tsx";

interface CancelDialogProps {
  pickup: Pickup;
  onCancelled: () => Promise<void>;
  onClose: () => void;
}

export function CancelDialog({ pickup, onCancelled, onClose }: CancelDialogProps) {
  const t = useTranslations("pickups");
  const textOf = useWindowText();
  const { send, isBusy, problem } = useSending(pickupProblemOf);
  const keep = useRef<HTMLButtonElement>(null);
  const cancel = () =>
    void send("cancel", async (key) => {
      await cancelVan(pickup.id, key);
      await onCancelled();
      onClose();
    });
  return (
    <Dialog
      title={t("cancel.title")}
      onClose={onClose}
      firstFocus={keep}
      actions={
        <>
          <Button variant="danger" full busy={isBusy} busyLabel={t("cancel.busy")} onClick={cancel}>
            {t("cancel.yes")}
          </Button>
          <Button variant="soft" full ref={keep} onClick={onClose}>
            {t("cancel.no")}
          </Button>
        </>
      }
    >
      <p>
        {pickup.driver
          ? t("cancel.told", { name: inOwnOrder(pickup.driver.name) })
          : t("cancel.lead", { window: textOf(pickup.window) })}
      </p>
      {problem && (
        <p role="alert" className="mt-2 font-semibold text-red-700">
          {t(`problem.${problem}`)}
        </p>
      )}
    </Dialog>
  );
}
