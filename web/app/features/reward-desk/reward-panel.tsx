import { localized } from "@app/contract/localized-text";
import type { DeskReward, Partner } from "@app/contract/reward-desk";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { SidePanel } from "../../lib/back-office/side-panel.tsx";
import { RewardForm } from "./reward-form.tsx";
import { RewardPicture } from "./reward-picture.tsx";
import { RewardStatusBar } from "./reward-status-bar.tsx";
import { RewardStock } from "./reward-stock.tsx";

interface RewardPanelProps {
  id: string;
  /** None while it is new. */
  reward: DeskReward | undefined;
  partners: readonly Partner[];
  onClose: () => void;
  onDone: () => void;
}

/** Whether it is offered, its words and terms, its stock and its picture. */
export function RewardPanel({ id, reward, partners, onClose, onDone }: RewardPanelProps) {
  const t = useTranslations("rewardDesk");
  const language = useLanguage();
  return (
    <SidePanel
      title={reward ? <bdi>{localized(reward.name, language)}</bdi> : t("newReward")}
      about={reward && t(`state.${reward.status}`)}
      onClose={onClose}
    >
      <div className="grid gap-8">
        {reward && <RewardStatusBar reward={reward} onDone={onDone} />}
        <RewardForm id={id} reward={reward} partners={partners} onDone={onDone} />
        {reward && <RewardStock key={String(reward.stock)} reward={reward} onDone={onDone} />}
        {reward && <RewardPicture reward={reward} onDone={onDone} />}
      </div>
    </SidePanel>
  );
}
