import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { Tile } from "../../../ui/tile.tsx";
import type { FoundCitizen } from "./intake-state.ts";

interface CitizenStripProps {
  citizen: FoundCitizen;
  onChange: () => void;
}

/** Whose bag is on the scale. */
export function CitizenStrip({ citizen, onChange }: CitizenStripProps) {
  const t = useTranslations("deposits");
  const { code, shortName } = citizen;
  return (
    <div className="flex items-center gap-3">
      <Tile
        name="flower"
        pair={3}
        className="w-[clamp(2.125rem,5.6dvh,2.75rem)] flex-none rounded-[12px] rounded-ee-[22px]"
      />
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block truncate text-[1.0625rem]">
          {shortName === null ? t("intake.nameUnknown") : <bdi>{shortName}</bdi>}
        </b>
        <Num className="text-small font-bold tracking-[0.06em] text-muted">
          {code.slice(0, 3)}&nbsp;{code.slice(3)}
        </Num>
      </p>
      <button
        type="button"
        aria-label={t("intake.changeLabel")}
        className="-me-2 min-h-11 flex-none px-2 text-[0.9375rem] font-bold text-blue-600"
        onClick={onChange}
      >
        {t("intake.change")}
      </button>
    </div>
  );
}
