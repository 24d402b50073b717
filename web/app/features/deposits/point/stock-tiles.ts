import type { Material } from "@app/contract/materials";

/** A full tile of a material, the one that is being filled (in percent), or room. */
export type StockTile =
  | { kind: "full"; material: Material }
  | { kind: "part"; percent: number }
  | { kind: "room" };

interface Stock {
  material: Material;
  stockGrams: number;
}

const unitSteps = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000] as const;
const mostTiles = 30;

/** Ten kilograms for most points: a threshold of 250 is 25 tiles. */
export const stockUnit = (grams: number): number =>
  unitSteps.find((unit) => grams <= unit * mostTiles) ?? Math.ceil(grams / mostTiles);

/** The plastic of a point as tiles up to its threshold, or beyond it when there is more. */
export const layStock = (
  stock: readonly Stock[],
  thresholdGrams: number,
): { unit: number; tiles: StockTile[] } => {
  const plastic = stock.filter(({ material }) => material !== "aluminium");
  const total = plastic.reduce((sum, { stockGrams }) => sum + stockGrams, 0);
  const unit = stockUnit(Math.max(total, thresholdGrams));
  const places = Math.ceil(Math.max(total, thresholdGrams) / unit);
  // What is left over of each material makes up the last tiles together.
  const full = plastic.flatMap(({ material, stockGrams }) =>
    Array.from({ length: Math.floor(stockGrams / unit) }, () => ({
      kind: "full" as const,
      material,
    })),
  );
  const rest = total - full.length * unit;
  const last = plastic.toSorted((a, b) => (b.stockGrams % unit) - (a.stockGrams % unit))[0];
  const mixed = Array.from({ length: Math.floor(rest / unit) }, () => ({
    kind: "full" as const,
    material: last?.material ?? "pet",
  }));
  const percent = Math.round(((rest % unit) * 100) / unit);
  const part = percent > 0 ? [{ kind: "part" as const, percent }] : [];
  const laid: StockTile[] = [...full, ...mixed, ...part];
  const room = Math.max(0, places - laid.length);
  return {
    unit,
    tiles: [...laid, ...Array.from({ length: room }, () => ({ kind: "room" as const }))],
  };
};
