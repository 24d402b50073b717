import type { RewardCategory } from "@app/contract/rewards";
import { useTranslations } from "use-intl";
import type { PositionState } from "../../lib/use-position.ts";
import { ChipButton, ChipRow, NearMeChip } from "../../ui/chip-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Shown } from "./market-filters.ts";

interface FilterRowProps {
  shown: Shown | null;
  categories: readonly RewardCategory[];
  /** Only a balance has a reach. */
  hasBalance: boolean;
  positionState: PositionState;
  onShow: (shown: Shown) => void;
  onNearMe: () => void;
}

export function FilterRow(props: FilterRowProps) {
  const { shown, categories, hasBalance, positionState, onShow, onNearMe } = props;
  const t = useTranslations("rewards");
  const chip = (name: Shown, label: string) => (
    <ChipButton key={name} isOn={shown === name} onPress={() => onShow(name)}>
      {label}
    </ChipButton>
  );
  return (
    <ChipRow label={t("filters.label")}>
      {hasBalance && chip("reach", t("filters.reach"))}
      <NearMeChip
        isFound={positionState === "found"}
        isAsking={positionState === "asking"}
        onPress={onNearMe}
      >
        {t("filters.near")}
      </NearMeChip>
      {categories.map((category) => chip(category, t(`category.${category}`)))}
    </ChipRow>
  );
}

/** Why nothing is sorted by distance. */
export function PositionNote({ state }: { state: PositionState }) {
  const t = useTranslations("rewards");
  const isWorthTelling = state === "asking" || state === "refused" || state === "unavailable";
  return (
    <p role="status" className={classNames("text-small text-muted", isWorthTelling && "mt-2")}>
      {isWorthTelling && t(`position.${state}`)}
    </p>
  );
}
