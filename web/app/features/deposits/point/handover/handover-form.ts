import { type HandoverItem, needsReason } from "@app/contract/handovers";
import type { Material } from "@app/contract/materials";
import type { PickupItem, Signature } from "@app/contract/pickups";
import { gramsFromTyped } from "../stock/counted-weight.ts";

/** One line of the table; weights that nobody has said yet are null. */
export interface WeighedRow {
  material: Material;
  bags: number;
  declaredGrams: number;
  refusedGrams: number;
  weighedGrams: number | null;
  reason: string | null;
  photo: string | null;
}

/** What the driver's phone shows, typed here because the two phones have no network between them. */
export type TypedWeights = Partial<Record<Material, { weighed: string; refused: string }>>;

export const declaredRows = (items: readonly PickupItem[]): WeighedRow[] =>
  items.map(({ material, bags, grams }) => ({
    material,
    bags,
    declaredGrams: grams,
    refusedGrams: 0,
    weighedGrams: null,
    reason: null,
    photo: null,
  }));

export const signedRows = ({ items }: Signature): WeighedRow[] =>
  items.map((item) => ({ ...item }));

export const typedRows = (items: readonly PickupItem[], typed: TypedWeights): WeighedRow[] =>
  declaredRows(items).map((row) => {
    const { weighed = "", refused = "" } = typed[row.material] ?? {};
    return {
      ...row,
      weighedGrams: gramsFromTyped(weighed),
      refusedGrams: refused === "" ? 0 : (gramsFromTyped(refused) ?? -1),
    };
  });

/** As they are signed; null while a weight is missing or cannot be. */
export const itemsOf = (rows: readonly WeighedRow[]): HandoverItem[] | null => {
  const items = rows.flatMap(({ weighedGrams, ...row }) =>
    weighedGrams === null || row.refusedGrams < 0 || row.refusedGrams > row.declaredGrams
      ? []
      : [{ ...row, weighedGrams }],
  );
  return items.length === rows.length && items.length > 0 ? items : null;
};

/** What the scale says against what was expected of what is not refused. */
export const differenceOf = ({ weighedGrams, declaredGrams, refusedGrams }: WeighedRow) =>
  weighedGrams === null ? null : weighedGrams - (declaredGrams - refusedGrams);

export const isFarOff = ({ weighedGrams, ...row }: WeighedRow): boolean =>
  weighedGrams !== null && needsReason({ ...row, weighedGrams });

export interface WeighedTotal {
  declaredGrams: number;
  /** Null while one of them is. */
  weighedGrams: number | null;
  difference: number | null;
}

export const totalOfRows = (rows: readonly WeighedRow[]): WeighedTotal => {
  const sum = (pick: (row: WeighedRow) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const isWhole = rows.every(({ weighedGrams }) => weighedGrams !== null);
  return {
    declaredGrams: sum(({ declaredGrams }) => declaredGrams),
    weighedGrams: isWhole ? sum(({ weighedGrams }) => weighedGrams ?? 0) : null,
    difference: isWhole ? sum((row) => differenceOf(row) ?? 0) : null,
  };
};
