import { useSearchParams } from "react-router";
import { useComingSearch } from "../../lib/use-coming-search.ts";

/** Which row is open beside the table: it stands in the address, so that it can be sent to a colleague. */
export const useOpened = () => {
  const [search] = useSearchParams();
  const { change } = useComingSearch();
  const set = (id: string | null): void =>
    change((next) => {
      if (id === null) next.delete("open");
      else next.set("open", id);
    });
  return { opened: search.get("open"), open: set, close: () => set(null) };
};

/** What of the address narrows the table; whatever is not offered there is left alone. */
export const useFilter = (offered: Readonly<Record<string, readonly string[] | "any">>) => {
  const [search] = useSearchParams();
  return Object.fromEntries(
    Object.entries(offered).flatMap(([name, values]) => {
      const value = search.get(name);
      if (value === null || (values !== "any" && !values.includes(value))) return [];
      return [[name, value]];
    }),
  );
};
