import { dayInAlgeria } from "@app/contract/country-time";
import { type Material, materials } from "@app/contract/materials";

/** What of the figures is looked at; it stands in the address, so that a view can be sent on. */
export interface OverviewFilter {
  year?: number | undefined;
  wilaya?: number | undefined;
  material?: Material | undefined;
}

/** When the page was loaded: enough for a list of years to choose from. */
export const presentYear = Number(dayInAlgeria(Date.now()).slice(0, 4));

const wholeIn = (text: string | null, least: number, most: number): number | undefined => {
  const value = /^\d{1,4}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** What can be no year, wilaya or material is left out. */
export const filterOf = (search: URLSearchParams): OverviewFilter => ({
  year: wholeIn(search.get("year"), 2020, 2100),
  wilaya: wholeIn(search.get("wilaya"), 1, 99),
  material: materials.find((material) => material === search.get("material")),
});

/** "/csr/lots?year=2026"; what is not chosen is not said. */
export const withFilter = (
  path: string,
  filter: Readonly<Record<string, string | number | undefined>>,
): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};
