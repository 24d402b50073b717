import { fewestPeople } from "@app/contract/brand-overview";
import { type Material, materials } from "@app/contract/materials";

/** A month of one material in one wilaya, with people behind it, who go no further than here. */
export interface Cell {
  wilaya: number;
  material: Material;
  grams: number;
  lots: number;
  /** Five of them at most: more need not be known. */
  people: readonly string[];
}

export interface ShownCell {
  /** Null: wilayas with too few people, together. */
  wilaya: number | null;
  material: Material;
  grams: number;
  lots: number;
}

const areEnough = (cells: readonly Cell[]): boolean =>
  new Set(cells.flatMap(({ people }) => people)).size >= fewestPeople;

const together = (material: Material, pool: readonly Cell[]): ShownCell => ({
  wilaya: null,
  material,
  grams: pool.reduce((sum, { grams }) => sum + grams, 0),
  lots: pool.reduce((sum, { lots }) => sum + lots, 0),
});

const shown = ({ wilaya, material, grams, lots }: Cell): ShownCell => ({
  wilaya,
  material,
  grams,
  lots,
});

/**
 * Of one month. A wilaya in which fewer than five people stand behind a material goes to the others;
 * if these are too few even together, the smallest of the named goes with them, for what is missing
 * from a sum is known as well. No gram is lost on the way.
 */
export const mergeFew = (cells: readonly Cell[]): ShownCell[] =>
  materials.flatMap((material) => {
    const found = cells
      .filter((cell) => cell.material === material && cell.grams > 0)
      .toSorted((one, other) => one.grams - other.grams || one.wilaya - other.wilaya);
    const pool = found.filter((cell) => !areEnough([cell]));
    const named = found.filter((cell) => areEnough([cell]));
    if (pool.length > 0 && !areEnough(pool)) pool.push(...named.splice(0, 1));
    return [...named.map(shown), ...(pool.length > 0 ? [together(material, pool)] : [])];
  });
