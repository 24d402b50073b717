import { materials } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { ChipButton, ChipRow, NearMeChip } from "../../ui/chip-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { PointFilters } from "./point-filters.ts";
import { usePointTexts } from "./use-point-texts.ts";
import type { PositionState } from "../../lib/use-position.ts";

interface FilterChipsProps {
  filters: PointFilters;
  onFilter: (filters: PointFilters) => void;
  positionState: PositionState;
  onNearMe: () => void;
}

export function FilterChips({ filters, onFilter, positionState, onNearMe }: FilterChipsProps) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  return (
    <ChipRow label={t("filters.label")} className="mt-2.5">
      <NearMeChip
        isFound={positionState === "found"}
        isAsking={positionState === "asking"}
        onPress={onNearMe}
      >
        {t("filters.nearMe")}
      </NearMeChip>
      <ChipButton
        isOn={filters.openNow}
        onPress={() => onFilter({ ...filters, openNow: !filters.openNow })}
      >
        {t("filters.openNow")}
      </ChipButton>
      {materials.map((material) => (
        <ChipButton
          key={material}
          isOn={filters.material === material}
          onPress={() =>
            onFilter({ ...filters, material: filters.material === material ? null : material })
          }
        >
          <Num>{texts.material(material)}</Num>
        </ChipButton>
      ))}
      <ChipButton
        isOn={filters.bagsLeft}
        onPress={() => onFilter({ ...filters, bagsLeft: !filters.bagsLeft })}
      >
        {t("filters.bagsLeft")}
      </ChipButton>
    </ChipRow>
  );
}

/** Why the list is not sorted by distance, and what works without a position. */
export function PositionNote({ state }: { state: PositionState }) {
  const t = useTranslations("map");
  const isWorthTelling = state === "asking" || state === "refused" || state === "unavailable";
  return (
    <p role="status" className={classNames("text-small text-muted", isWorthTelling && "mt-2.5")}>
      {isWorthTelling && t(`position.${state}`)}
    </p>
  );
}
