import type { Campaign } from "@app/contract/campaigns";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { useOnline } from "../../lib/use-online.ts";
import { useSending } from "../../lib/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { askCampaign, dropCampaign, endCampaign } from "./campaigns.api.ts";
import { problemOf } from "./problems.ts";
import { useCampaignNumbers } from "./use-campaign-numbers.ts";

type Step = "ask" | "end" | "drop";

interface CampaignActionsProps {
  campaign: Campaign;
  mayWrite: boolean;
  mayAsk: boolean;
  refresh: () => Promise<void>;
  onWrite: () => void;
}

export function CampaignActions(props: CampaignActionsProps) {
  const { campaign, mayWrite, mayAsk, refresh, onWrite } = props;
  const t = useTranslations("campaigns");
  const isOnline = useOnline();
  const [step, setStep] = useState<Step | null>(null);
  const isDraft = campaign.state === "draft";
  const canEnd = campaign.state === "running" && mayAsk;
  if (!(isDraft && mayWrite) && !canEnd) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 max-sm:*:w-full">
      {isDraft && mayAsk && (
        <Button aria-disabled={!isOnline} variant="ink" onClick={() => isOnline && setStep("ask")}>
          {t("ask.open")}
        </Button>
      )}
      {isDraft && (
        <>
          <Button variant="soft" onClick={onWrite}>
            {t("change")}
          </Button>
          <Button
            aria-disabled={!isOnline}
            variant="soft"
            onClick={() => isOnline && setStep("drop")}
          >
            {t("drop.open")}
          </Button>
        </>
      )}
      {canEnd && (
        <Button aria-disabled={!isOnline} variant="soft" onClick={() => isOnline && setStep("end")}>
          {t("end.open")}
        </Button>
      )}
      {!isOnline && <p className="self-center text-small">{t("needsConnection")}</p>}
      {step && (
        <StepDialog
          step={step}
          campaign={campaign}
          onDone={async () => {
            await refresh();
            setStep(null);
          }}
          onClose={() => setStep(null)}
        />
      )}
    </div>
  );
}

const work: Record<Step, (campaign: Campaign, key: string) => Promise<void>> = {
  ask: askCampaign,
  end: ({ id }, key) => endCampaign(id, key),
  drop: ({ id }) => dropCampaign(id),
};

interface StepDialogProps {
  step: Step;
  campaign: Campaign;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Says what it means before it is done: none of the three can be undone. */
function StepDialog({ step, campaign, onDone, onClose }: StepDialogProps) {
  const t = useTranslations("campaigns");
  const numbers = useCampaignNumbers();
  const { send, isBusy, problem } = useSending(problemOf);
  const { name, centimes, tokens, left } = campaign;
  const values = {
    name: inOwnOrder(name),
    money: numbers.money(centimes),
    tokens: numbers.amount(step === "ask" ? tokens : left),
  };
  const confirm = () =>
    void send(step, async (key) => {
      await work[step](campaign, key);
      await onDone();
    });
  return (
    <Dialog
      title={t(`${step}.title`, values)}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={step === "ask" ? "ink" : "danger"}
            full
            busy={isBusy}
            busyLabel={t("sending")}
            onClick={confirm}
          >
            {t(`${step}.confirm`)}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t(`${step}.cancel`)}
          </Button>
        </>
      }
    >
      <p>{t(`${step}.text`, values)}</p>
      {problem && (
        <Notice tone="problem" className="mt-4">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </Dialog>
  );
}
