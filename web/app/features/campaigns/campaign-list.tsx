import type { Campaign } from "@app/contract/campaigns";
import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { headingLook } from "../../ui/field-frame.tsx";
import { CampaignBlock } from "./campaign-block.tsx";
import type { Campaigns } from "./campaigns.api.ts";

interface CampaignListProps {
  answer: Campaigns;
  refresh: () => Promise<void>;
  onWrite: (campaign: Campaign | null) => void;
}

/** What runs is looked at first, then what somebody has to do something about. */
const order = ["running", "draft", "asked", "ended"] as const;

export function CampaignList({ answer, refresh, onWrite }: CampaignListProps) {
  const t = useTranslations("campaigns");
  const { campaigns, mayWrite, mayAsk } = answer;
  const add = (
    <Button variant="ink" turned onClick={() => onWrite(null)}>
      <Plus className="size-5" aria-hidden="true" />
      {t("new")}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className={`${headingLook} outline-none`}>
            {t("title")}
          </h1>
          <p className="mt-2 max-w-[48ch] text-muted">{t("lead")}</p>
        </div>
        {mayWrite && campaigns.length > 0 && add}
      </div>
      {campaigns.length === 0 ? (
        <Empty tile={{ name: "flower", pair: 4 }} className="mt-8" action={mayWrite && add}>
          {t(mayWrite ? "empty" : "emptyViewer")}
        </Empty>
      ) : (
        <ul className="mt-7 grid gap-5">
          {order.flatMap((state) =>
            campaigns
              .filter((campaign) => campaign.state === state)
              .map((campaign) => (
                <CampaignBlock
                  key={campaign.id}
                  {...{ campaign, mayWrite, mayAsk, refresh }}
                  onWrite={() => onWrite(campaign)}
                />
              )),
          )}
        </ul>
      )}
      <p className="mt-6 max-w-[60ch] text-small text-muted">{t("how")}</p>
    </>
  );
}
