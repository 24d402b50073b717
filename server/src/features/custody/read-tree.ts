import type { Db, Trx } from "@app/database/connect";
import { findRows } from "./custody.queries.ts";
import { foldRow, foldSubtrees, keptRowOf, type Range, subtreesOf } from "./tree.ts";

const hashBytes = 32;

/** The hash of each range of leaves, by one question to the database. */
export const hashRanges = async (db: Db | Trx, ranges: readonly Range[]): Promise<Buffer[]> => {
  const parts = ranges.map((range) => subtreesOf(range).map(keptRowOf));
  const asked = parts.flat();
  const rows = await findRows(db, asked);
  const folded = rows.map((row, at) => {
    if (row?.length !== (asked[at]?.count ?? 0) * hashBytes) {
      throw new Error("the custody log has a gap");
    }
    return foldRow(row);
  });
  let taken = 0;
  return parts.map(({ length }) => {
    const hashes = folded.slice(taken, taken + length);
    taken += length;
    return foldSubtrees(hashes);
  });
};

/** As it travels. */
export const base64Ranges = async (db: Db | Trx, ranges: readonly Range[]): Promise<string[]> =>
  (await hashRanges(db, ranges)).map((hash) => hash.toString("base64"));
