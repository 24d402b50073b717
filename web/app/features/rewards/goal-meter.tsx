import type { Reward } from "@app/contract/rewards";
import { shownTokens } from "@app/contract/tokens";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Meter } from "../../ui/meter.tsx";
import { useRewardWords } from "./use-reward-words.ts";

interface GoalMeterProps {
  reward: Reward;
  balance: number;
  tone?: "green" | "yellow";
  className?: string;
}

export function GoalMeter({ reward, balance, tone = "green", className }: GoalMeterProps) {
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const { whole } = useNumbers();
  const have = shownTokens(balance);
  return (
    <Meter
      label={words.name(reward)}
      value={have}
      max={shownTokens(reward.price)}
      valueText={t("goal.meter", { have: whole(have), price: words.price(reward) })}
      tone={tone}
      {...(className && { className })}
    />
  );
}
