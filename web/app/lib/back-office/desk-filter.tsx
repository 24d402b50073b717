import { ChevronDown } from "lucide-react";
import { useComingSearch } from "../use-coming-search.ts";

interface DeskFilterProps {
  /** Under which it stands in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One choice that narrows a table; the first of its options is its name, and narrows nothing. */
export function DeskFilter({ name, label, options }: DeskFilterProps) {
  const { search, change } = useComingSearch();
  const choose = (value: string) =>
    change((next) => {
      if (value === "") next.delete(name);
      else next.set(name, value);
    });
  return (
    <label className="relative inline-flex max-w-full">
      <span className="sr-only">{label}</span>
      <select
        value={search.get(name) ?? ""}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="min-h-11 w-full min-w-0 max-w-60 appearance-none truncate rounded-[12px] border-[1.5px] border-line bg-white ps-3.5 pe-9 text-[0.9375rem] font-semibold hover:border-edge"
      >
        <option value="">{label}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5"
        aria-hidden="true"
      />
    </label>
  );
}
