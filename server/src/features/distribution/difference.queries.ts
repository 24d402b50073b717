import type { Db } from "@app/database/connect";

/** What two say of the same line, of several lines. */
export const findDifferences = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("distribution_lines as l")
    .innerJoin("products as p", "p.id", "l.product_id")
    .innerJoin("brands as b", "b.id", "l.brand_id")
    .leftJoin("brands as d", "d.id", "l.distributor_id")
    .select([
      "l.id",
      "l.brand_id as brandId",
      "b.name as brand",
      "d.name as distributor",
      "p.name as product",
      "l.year",
      "l.units",
      "l.distributor_units as distributorUnits",
    ])
    .where("l.id", "in", ids)
    .execute();
