import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { spacedCode } from "../../../lib/personal-code.ts";
import { Tile } from "../../../ui/tile.tsx";
import type { FoundCitizen } from "./intake-state.ts";

interface CitizenStripProps {
  citizen: FoundCitizen;
  onChange: () => void;
}

/** Whose bag is on the scale. */
export function CitizenStrip({ citizen, onChange }: CitizenStripProps) {
  const t = useTranslations("deposits");
  const { code, shortName, isOld } = citizen;
  const number = <Num className="font-bold tracking-[0.06em]">{spacedCode(code)}</Num>;
  return (
    <div className="flex items-center gap-3">
      <Tile
        name="flower"
        pair={3}
        className="w-[clamp(2.125rem,5.6dvh,2.75rem)] flex-none rounded-[12px] rounded-ee-[22px]"
      />
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block truncate text-[1.0625rem]">
          {shortName === null ? number : <bdi>{shortName}</bdi>}
        </b>
        {isOld ? (
          <span role="alert" className="flex items-center gap-1.5 text-small text-red-700">
            <TriangleAlert className="size-4 flex-none" aria-hidden="true" />
            {t("intake.oldCode")}
          </span>
        ) : (
          <span className="block truncate text-small text-muted">
            {shortName === null ? t("intake.matchLater") : number}
          </span>
        )}
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
