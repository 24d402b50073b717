import { type Material, materials } from "@app/contract/materials";

/** What people narrow the list by. It lives in the address, so that it can be shared and gone back to. */
export interface PointFilters {
  /** `c` in the address, where the search of the home page puts the commune. */
  words: string;
  material: Material | null;
  bagsLeft: boolean;
  openNow: boolean;
}

const mostLetters = 60;

const isMaterial = (value: string | null): value is Material =>
  materials.some((material) => material === value);

export const readFilters = (search: URLSearchParams): PointFilters => {
  const material = search.get("material");
  return {
    words: (search.get("c") ?? "").trim().slice(0, mostLetters),
    material: isMaterial(material) ? material : null,
    bagsLeft: search.get("bags") === "1",
    openNow: search.get("open") === "1",
  };
};

/** The address with other filters; whatever else it holds stays. */
export const withFilters = (search: URLSearchParams, filters: PointFilters): URLSearchParams => {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null) =>
    value ? next.set(name, value) : next.delete(name);
  put("c", filters.words.slice(0, mostLetters));
  put("material", filters.material);
  put("bags", filters.bagsLeft ? "1" : null);
  put("open", filters.openNow ? "1" : null);
  return next;
};

export const noFilters: PointFilters = {
  words: "",
  material: null,
  bagsLeft: false,
  openNow: false,
};

export const hasFilters = ({ words, material, bagsLeft, openNow }: PointFilters): boolean =>
  words !== "" || material !== null || bagsLeft || openNow;

/** The same choices in the words of the API. */
export const filterQuery = ({ words, material, bagsLeft, openNow }: PointFilters) => ({
  ...(words && { q: words }),
  ...(material && { material }),
  ...(bagsLeft && { bagsLeft: "true" }),
  ...(openNow && { openNow: "true" }),
});
