import { type Material, materials } from "@app/contract/materials";
import { CalendarDays, ChevronDown, Filter, type LucideIcon, Recycle } from "lucide-react";
import { useTranslations } from "use-intl";
import { useComingSearch } from "../../lib/use-coming-search.ts";
import type { OverviewFilter } from "./filter.ts";
import { useBrandWords } from "./use-brand-words.ts";

interface FilterToolsProps {
  filter: OverviewFilter;
  /** Those that can be chosen, the newest first. */
  years: readonly number[];
  /** Which one is shown while none is chosen; none where all of them are. */
  shownYear?: number;
  hasWilaya?: boolean;
  hasMaterial?: boolean;
}

/** Year, wilaya and material; what is chosen stands in the address. */
export function FilterTools(props: FilterToolsProps) {
  const { filter, years, shownYear, hasWilaya = true, hasMaterial = false } = props;
  const t = useTranslations("overview.filter");
  const words = useBrandWords();
  const { change } = useComingSearch();
  const choose = (name: keyof OverviewFilter) => (value: string) =>
    change((next) => {
      if (value === "") next.delete(name);
      else next.set(name, value);
    });
  const year = filter.year ?? shownYear;
  const all = year === undefined || years.includes(year) ? years : [year, ...years];
  return (
    <>
      <Choice
        label={t("year")}
        Icon={CalendarDays}
        value={String(year ?? "")}
        options={all.map((one) => ({ value: String(one), label: String(one) }))}
        none={shownYear === undefined ? t("everyYear") : undefined}
        onChoose={choose("year")}
      />
      {hasWilaya && (
        <Choice
          label={t("wilaya")}
          Icon={Filter}
          value={String(filter.wilaya ?? "")}
          options={words.wilayas}
          none={t("everyWilaya")}
          onChoose={choose("wilaya")}
        />
      )}
      {hasMaterial && (
        <Choice
          label={t("material")}
          Icon={Recycle}
          value={filter.material ?? ""}
          options={materials.map((one: Material) => ({ value: one, label: words.material(one) }))}
          none={t("everyMaterial")}
          onChoose={choose("material")}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  Icon: LucideIcon;
  value: string;
  options: readonly { value: string; label: string }[];
  /** What nothing chosen is called; without it something always is. */
  none: string | undefined;
  onChoose: (value: string) => void;
}

function Choice({ label, Icon, value, options, none, onChoose }: ChoiceProps) {
  return (
    <span className="relative inline-flex max-w-full items-center">
      <Icon className="pointer-events-none absolute start-4 size-5" aria-hidden="true" />
      <select
        aria-label={label}
        value={value}
        className="min-h-11 max-w-64 min-w-0 max-sm:max-w-48 appearance-none truncate rounded-medium border-2 border-line bg-white ps-10.5 pe-9 text-[0.9375rem] font-bold hover:border-edge"
        onChange={({ target }) => onChoose(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3.5 size-4" aria-hidden="true" />
    </span>
  );
}
