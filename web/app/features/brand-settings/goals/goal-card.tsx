import type { Goal } from "@app/contract/brand-goals";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { endGoal } from "../brand-settings.api.ts";
import { useWilayaName } from "../use-wilaya-name.ts";
import { PlanChart } from "./plan-chart.tsx";
import { useAmounts } from "./use-amounts.ts";

interface GoalCardProps {
  goal: Goal;
  mayEdit: boolean;
  onEnded: () => Promise<void>;
}

export function GoalCard({ goal, mayEdit, onEnded }: GoalCardProps) {
  const t = useTranslations("brandGoals");
  const { title } = useAmounts();
  const wilayaName = useWilayaName();
  const [isEnding, setEnding] = useState(false);
  const { id, kind, amount, year, material, wilayas, months } = goal;
  const name = title(kind, amount, year);
  return (
    <section className="on-dark rounded-large rounded-ee-[72px] bg-blue-900 p-5 pb-6 text-white lg:p-9">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-h2">{name}</h2>
          <p className="mt-2 text-blue-200">
            {kind === "kilograms" && <>{t(`material.${material ?? "all"}`)}. </>}
            {wilayas.length > 0
              ? t("in", { wilayas: wilayas.map(wilayaName).join(t("comma")) })
              : t("everywhere")}
          </p>
        </div>
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              to={`/csr/setup?goal=${id}`}
              variant="soft"
              size="sm"
              aria-label={t("changeLabel", { goal: name })}
            >
              {t("change")}
            </ButtonLink>
            <Button
              variant="soft"
              size="sm"
              aria-label={t("endLabel", { goal: name })}
              onClick={() => setEnding(true)}
            >
              {t("end")}
            </Button>
          </div>
        )}
      </div>
      <div className="mt-6">
        <PlanChart {...{ kind, year, months }} />
      </div>
      {isEnding && <EndDialog {...{ id, name, onEnded }} onClose={() => setEnding(false)} />}
    </section>
  );
}

interface EndDialogProps {
  id: string;
  name: string;
  onEnded: () => Promise<void>;
  onClose: () => void;
}

function EndDialog({ id, name, onEnded, onClose }: EndDialogProps) {
  const t = useTranslations("brandGoals.ending");
  const keep = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const end = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await endGoal(id);
      onClose();
      await onEnded();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t("title", { goal: name })}
      onClose={onClose}
      firstFocus={keep}
      actions={
        <>
          <Button variant="ink" full busy={busy} busyLabel={t("busy")} onClick={() => void end()}>
            {t("yes")}
          </Button>
          <Button variant="soft" full ref={keep} onClick={onClose}>
            {t("no")}
          </Button>
        </>
      }
    >
      <p>{t("text")}</p>
      {failed && (
        <Notice tone="problem" className="mt-3">
          {t("failed")}
        </Notice>
      )}
    </Dialog>
  );
}
