import { materials } from "@app/contract/materials";
import { Check, LocateFixed } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { PointFilters } from "./point-filters.ts";
import { usePointTexts } from "./use-point-texts.ts";
import type { PositionState } from "../../lib/use-position.ts";

interface FilterChipsProps {
  filters: PointFilters;
  onFilter: (filters: PointFilters) => void;
  positionState: PositionState;
  onNearMe: () => void;
}

/** One row that a thumb pushes sideways; the page itself never scrolls that way. */
export function FilterChips({ filters, onFilter, positionState, onNearMe }: FilterChipsProps) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  const isNear = positionState === "found";
  return (
    <div
      role="group"
      aria-label={t("filters.label")}
      className="-mx-page mt-2.5 flex gap-2 overflow-x-auto px-page py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
    >
      <ChipButton
        isOn={isNear}
        icon={
          positionState === "asking" ? (
            <Spinner />
          ) : (
            <LocateFixed className="size-4.5" aria-hidden="true" />
          )
        }
        onPress={onNearMe}
      >
        {t("filters.nearMe")}
      </ChipButton>
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
    </div>
  );
}

interface ChipButtonProps {
  isOn: boolean;
  /** Takes the place of the tick. */
  icon?: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

function ChipButton({ isOn, icon, onPress, children }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full px-3.5 text-[0.9375rem] font-semibold whitespace-nowrap",
        isOn ? "bg-ink text-white" : "bg-white ring-[1.5px] ring-edge ring-inset",
      )}
      onClick={onPress}
    >
      {icon ?? (isOn && <Check className="size-4.5" aria-hidden="true" />)}
      {children}
    </button>
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
