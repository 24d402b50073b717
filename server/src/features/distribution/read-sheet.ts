import type { Db } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { findBrandProducts, findDistributors, findWilayas } from "./known.queries.ts";
import { readCsv } from "./read-csv.rules.ts";
import { barcodeKey, type Known, nameKey, readSheet, type Sheet } from "./sheet.rules.ts";

/** A name that two of them have says nothing. */
const byOwnName = (ones: readonly { id: string; name: string }[]): Map<string, string> => {
  const ids = Map.groupBy(ones, ({ name }) => nameKey(name));
  return new Map(
    [...ids].flatMap(([key, same]) => (same.length === 1 && same[0] ? [[key, same[0].id]] : [])),
  );
};

const findKnown = async (ctx: Context, db: Db, brandId: string): Promise<Known> => {
  const products = await findBrandProducts(db, brandId);
  const wilayas = await findWilayas(db, ctx.clock);
  // Of two with one barcode the one that is sold comes last, and counts.
  const inOrder = products.toSorted((one, other) => +other.isArchived - +one.isArchived);
  return {
    products: new Map(inOrder.map((product) => [barcodeKey(product.barcode), product])),
    wilayas: new Map(
      wilayas.flatMap(({ code, fr, ar }) =>
        [String(code), nameKey(fr), nameKey(ar)].map((key) => [key, code] as const),
      ),
    ),
    distributors: byOwnName(await findDistributors(db, brandId)),
  };
};

export const readBrandSheet = async (
  ctx: Context,
  db: Db,
  brandId: string,
  text: string,
): Promise<Sheet & { known: Known }> => {
  const known = await findKnown(ctx, db, brandId);
  return { known, ...readSheet(readCsv(text), known) };
};
