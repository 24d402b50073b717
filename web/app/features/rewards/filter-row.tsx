import type { RewardCategory } from "@app/contract/rewards";
import { Check, LocateFixed } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { PositionState } from "../../lib/use-position.ts";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner.tsx";
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

/** One row that a thumb pushes sideways; the page itself never scrolls that way. */
export function FilterRow(props: FilterRowProps) {
  const { shown, categories, hasBalance, positionState, onShow, onNearMe } = props;
  const t = useTranslations("rewards");
  const chip = (name: Shown, label: string) => (
    <ChipButton key={name} isOn={shown === name} onPress={() => onShow(name)}>
      {label}
    </ChipButton>
  );
  return (
    <div
      role="group"
      aria-label={t("filters.label")}
      className="-mx-page flex gap-2 overflow-x-auto px-page py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {hasBalance && chip("reach", t("filters.reach"))}
      <ChipButton
        isOn={positionState === "found"}
        icon={
          positionState === "asking" ? (
            <Spinner />
          ) : (
            <LocateFixed className="size-4.5" aria-hidden="true" />
          )
        }
        onPress={onNearMe}
      >
        {t("filters.near")}
      </ChipButton>
      {categories.map((category) => chip(category, t(`category.${category}`)))}
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
        "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap",
        isOn ? "bg-ink text-white" : "bg-white ring-[1.5px] ring-edge ring-inset",
      )}
      onClick={onPress}
    >
      {icon ?? (isOn && <Check className="size-4.5" aria-hidden="true" />)}
      {children}
    </button>
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
