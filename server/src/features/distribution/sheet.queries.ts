import { randomUUIDv7 } from "node:crypto";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { ComparedLine } from "./difference-task.ts";
import type { SheetLine } from "./sheet.rules.ts";

export const findYearLines = (db: Db, brandId: string, year: number) =>
  db
    .selectFrom("distribution_lines")
    .select([
      "product_id as productId",
      "wilaya_code as wilayaCode",
      "distributor_id as distributorId",
      "units",
    ])
    .where("brand_id", "=", brandId)
    .where("year", "=", year)
    .execute();

/** Those that are new or have other units now, with what their distributor said. */
export const upsertLines = async (
  trx: Trx,
  clock: Clock,
  { brandId, year }: { brandId: string; year: number },
  lines: readonly SheetLine[],
): Promise<ComparedLine[]> => {
  const { rows } = await sql<ComparedLine>`
    insert into distribution_lines as l (id, brand_id, product_id, year, wilaya_code,
      distributor_id, units, created_at, updated_at)
    select id, ${brandId}, product_id, ${year}, wilaya_code, distributor_id, units,
      ${sqlNow(clock)}, ${sqlNow(clock)}
    from unnest(
      ${lines.map(() => randomUUIDv7())}::uuid[],
      ${lines.map((line) => line.productId)}::uuid[],
      ${lines.map((line) => line.wilayaCode)}::smallint[],
      ${lines.map((line) => line.distributorId)}::uuid[],
      ${lines.map((line) => line.units)}::integer[]
    ) as s (id, product_id, wilaya_code, distributor_id, units)
    on conflict (product_id, year, wilaya_code, distributor_id)
      do update set units = excluded.units, updated_at = excluded.updated_at
      where l.units <> excluded.units
    returning id, brand_id as "brandId", distributor_id as "distributorId", units,
      distributor_units as "distributorUnits"`.execute(trx);
  return rows;
};
