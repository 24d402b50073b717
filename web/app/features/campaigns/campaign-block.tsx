import type { Campaign } from "@app/contract/campaigns";
import { dayInAlgeria } from "@app/contract/country-time";
import { CalendarClock, CircleCheck, Clock, PencilLine, Play } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { useNow } from "../../lib/use-now.ts";
import { classNames } from "../../ui/class-names.ts";
import { Chip, type ChipTone } from "../../ui/chip.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignFacts } from "./campaign-facts.tsx";
import { CampaignFigures, LeftTiles } from "./campaign-figures.tsx";
import { useCampaignNumbers } from "./use-campaign-numbers.ts";

interface CampaignBlockProps {
  campaign: Campaign;
  mayWrite: boolean;
  mayAsk: boolean;
  refresh: () => Promise<void>;
  onWrite: () => void;
}

const shape = "min-w-0 rounded-large rounded-ee-[64px] px-5 py-6 lg:px-8 lg:py-8";

export function CampaignBlock({
  campaign,
  mayWrite,
  mayAsk,
  refresh,
  onWrite,
}: CampaignBlockProps) {
  const { state, name } = campaign;
  const isRunning = state === "running";
  const hasRun = isRunning || state === "ended";
  return (
    <li
      className={classNames(shape, isRunning ? "on-dark bg-blue-900 text-white" : "bg-white")}
      data-testid="campaign"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-h3 wrap-anywhere lg:text-[1.75rem]">
          <bdi>{name}</bdi>
        </h2>
        <StateChip campaign={campaign} />
      </div>
      {hasRun && <LeftTiles campaign={campaign} onDark={isRunning} />}
      {hasRun && <CampaignFigures campaign={campaign} onDark={isRunning} />}
      <CampaignFacts campaign={campaign} onDark={isRunning} />
      <Next campaign={campaign} mayAsk={mayAsk} />
      <CampaignActions {...{ campaign, mayWrite, mayAsk, refresh, onWrite }} />
    </li>
  );
}

const chips = {
  draft: { tone: "line", Icon: PencilLine },
  asked: { tone: "blue", Icon: Clock },
  coming: { tone: "yellow", Icon: CalendarClock },
  running: { tone: "yellow", Icon: Play },
  ended: { tone: "green", Icon: CircleCheck },
} as const satisfies Record<string, { tone: ChipTone; Icon: typeof Clock }>;

const isComing = ({ state, firstDay }: Campaign, now: number | null): boolean =>
  state === "running" && now !== null && firstDay > dayInAlgeria(now);

function StateChip({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("campaigns.state");
  const language = useLanguage();
  const now = useNow();
  const state = isComing(campaign, now) ? "coming" : campaign.state;
  const { tone, Icon } = chips[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(state, { day: fullDayOf(campaign.firstDay, language) })}
    </Chip>
  );
}

/** What happens next, and who does it. */
function Next({ campaign, mayAsk }: { campaign: Campaign; mayAsk: boolean }) {
  const t = useTranslations("campaigns.next");
  const numbers = useCampaignNumbers();
  const { state, refusal, left } = campaign;
  if (state === "running") return null;
  if (state === "draft" && refusal !== null) {
    return (
      <Notice tone="warning" title={t("refused")} className="mt-5">
        <bdi>{refusal}</bdi>
      </Notice>
    );
  }
  if (state === "draft") {
    return mayAsk ? null : <p className="mt-4 text-muted">{t("needsAdmin")}</p>;
  }
  if (state === "asked") {
    return (
      <Notice tone="info" className="mt-5">
        {t("asked")}
      </Notice>
    );
  }
  return (
    <p className="mt-5 max-w-[60ch]" data-testid="left-over">
      {left > 0 ? t("left", { tokens: numbers.amount(left) }) : t("nothingLeft")}
    </p>
  );
}
