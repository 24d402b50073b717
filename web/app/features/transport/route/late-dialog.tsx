import { lateSteps } from "@app/contract/pickups";
import type { Stop } from "@app/contract/transport-jobs";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { sayLate } from "../transport.api.ts";
import { useSending } from "../use-sending.ts";
import { useWords } from "../use-words.ts";

interface LateDialogProps {
  stop: Stop;
  onTold: () => void;
  onClose: () => void;
}

/** The van is late: how much, and the point is told. */
export function LateDialog({ stop: { pickup, point }, onTold, onClose }: LateDialogProps) {
  const t = useTranslations("transport.route");
  const words = useWords();
  const { send, busy, problem } = useSending();
  const tell = async (minutes: (typeof lateSteps)[number]) => {
    if (await send(String(minutes), (key) => sayLate(pickup.id, minutes, key))) onTold();
  };
  return (
    <Dialog
      title={t("lateTitle")}
      onClose={onClose}
      actions={
        <>
          {lateSteps.map((minutes) => (
            <Button
              key={minutes}
              variant="soft"
              size="lg"
              full
              busy={busy === String(minutes)}
              onClick={() => void tell(minutes)}
            >
              {t("minutes", { minutes })}
            </Button>
          ))}
          <Button variant="ghost" full onClick={onClose}>
            {t("onTime")}
          </Button>
        </>
      }
    >
      <p>{t("lateText", { name: words.name(point.name) })}</p>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(problem === "offline" ? "needsNetwork" : "notTold")}
        </Notice>
      )}
    </Dialog>
  );
}
