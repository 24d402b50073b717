import type { DeskReward } from "@app/contract/reward-desk";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { sendStatus } from "./reward-desk.api.ts";
import { useDeskWork } from "./use-desk-work.ts";
import { WorkNotice } from "./work-notice.tsx";

interface RewardStatusBarProps {
  reward: DeskReward;
  onDone: () => void;
}

/** Offered, taken off for a while, or ended, which is asked about first. */
export function RewardStatusBar({ reward: { id, status }, onDone }: RewardStatusBarProps) {
  const t = useTranslations("rewardDesk");
  const work = useDeskWork(onDone);
  const [isAsking, setAsking] = useState(false);
  const move = (to: "published" | "paused" | "ended") => void work.run(() => sendStatus(id, to));
  if (status === "ended") return <WorkNotice work={work} />;
  return (
    <div className="grid gap-3">
      <WorkNotice work={work} />
      <div className="flex flex-wrap gap-2.5">
        {(status === "draft" || status === "paused") && (
          <Button
            turned
            busy={work.isBusy}
            busyLabel={t("form.saving")}
            onClick={() => move("published")}
          >
            {t("act.publish")}
          </Button>
        )}
        {status === "published" && (
          <Button
            variant="ink"
            busy={work.isBusy}
            busyLabel={t("form.saving")}
            onClick={() => move("paused")}
          >
            {t("act.pause")}
          </Button>
        )}
        <Button variant="soft" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t("act.end")}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={t("act.endQuestion")}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button
                variant="danger"
                full
                onClick={() => {
                  setAsking(false);
                  move("ended");
                }}
              >
                {t("act.end")}
              </Button>
              <Button variant="soft" full onClick={() => setAsking(false)}>
                {t("act.keep")}
              </Button>
            </>
          }
        >
          {t("act.endText")}
        </Dialog>
      )}
    </div>
  );
}
