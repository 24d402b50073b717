import type { Db } from "@app/database/connect";

/** Claims that stand in a report, with the brand whose it is. */
export const findReported = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("claims as c")
    .innerJoin("brands as b", "b.id", "c.brand_id")
    .leftJoin("reports as r", "r.id", "c.report_id")
    .select([
      "c.id",
      "c.number",
      "c.brand_id as brandId",
      "b.name as brand",
      "c.grams",
      "r.number as report",
    ])
    .where("c.id", "in", ids)
    .execute();
