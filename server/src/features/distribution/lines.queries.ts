import type { LineInput } from "@app/contract/distribution";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface Wanted {
  brandId: string;
  year: number;
  productId?: string | undefined;
}

const linesOf = (db: Db, { brandId, year, productId }: Wanted) =>
  db
    .selectFrom("distribution_lines as l")
    .innerJoin("products as p", "p.id", "l.product_id")
    .leftJoin("brands as d", "d.id", "l.distributor_id")
    .where("l.brand_id", "=", brandId)
    .where("l.year", "=", year)
    .$if(productId !== undefined, (query) => query.where("l.product_id", "=", productId ?? ""));

/** Of its months, those of the line's year. */
const broughtUnits = sql<number>`(
  select coalesce(sum(m.units), 0)::bigint from distribution_months m
  where m.distributor_id = l.distributor_id and m.product_id = l.product_id
    and m.wilaya_code = l.wilaya_code
    and m.month between make_date(l.year, 1, 1) and make_date(l.year, 12, 1))`;

export const findLines = (
  db: Db,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
) =>
  linesOf(db, wanted)
    .select([
      "l.id",
      "l.product_id as productId",
      "p.name as productName",
      "p.barcode",
      "p.empty_milligrams as emptyMilligrams",
      "l.wilaya_code as wilayaCode",
      "l.distributor_id as distributorId",
      "d.name as distributorName",
      "l.units",
      "l.distributor_units as distributorUnits",
      broughtUnits.as("broughtUnits"),
    ])
    .orderBy("p.name")
    .orderBy("l.wilaya_code")
    .orderBy("d.name", (order) => order.asc().nullsFirst())
    .orderBy("l.id")
    .limit(limit)
    .offset(offset)
    .execute();
export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

export const countLines = (db: Db, wanted: Wanted) =>
  linesOf(db, wanted)
    .select([
      sql<number>`count(*)`.as("lines"),
      sql<number>`coalesce(sum(l.units), 0)::bigint`.as("units"),
      sql<number>`div(coalesce(sum(l.units::numeric * p.empty_milligrams), 0), 1000)::bigint`.as(
        "grams",
      ),
    ])
    .executeTakeFirstOrThrow();

const lineColumns = [
  "id",
  "brand_id as brandId",
  "distributor_id as distributorId",
  "units",
  "distributor_units as distributorUnits",
] as const;

export const findLine = (db: Db, brandId: string, id: string) =>
  db
    .selectFrom("distribution_lines")
    .select(lineColumns)
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .executeTakeFirst();

/** Whether another line is about the same. */
export const isLineThere = async (
  db: Db,
  { productId, year, wilayaCode, distributorId }: LineInput,
  id: string,
): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("distribution_lines")
      .select("id")
      .where("product_id", "=", productId)
      .where("year", "=", year)
      .where("wilaya_code", "=", wilayaCode)
      .where(sql<boolean>`distributor_id is not distinct from ${distributorId}`)
      .where("id", "<>", id)
      .executeTakeFirst(),
  );

const columnsOf = (input: LineInput) => ({
  product_id: input.productId,
  year: input.year,
  wilaya_code: input.wilayaCode,
  distributor_id: input.distributorId,
  units: input.units,
});

export const insertLine = async (
  trx: Trx,
  clock: Clock,
  brandId: string,
  id: string,
  input: LineInput,
): Promise<void> => {
  const moments = { created_at: sqlNow(clock), updated_at: sqlNow(clock) };
  await trx
    .insertInto("distribution_lines")
    .values({ id, brand_id: brandId, ...moments, ...columnsOf(input) })
    .execute();
};

/** What a distributor said is forgotten when the line is about something else now. */
export const updateLine = async (
  trx: Trx,
  clock: Clock,
  id: string,
  input: LineInput,
): Promise<void> => {
  const isSame = sql<boolean>`(product_id, year, wilaya_code, distributor_id) is not distinct from
    (${input.productId}::uuid, ${input.year}::smallint, ${input.wilayaCode}::smallint,
     ${input.distributorId}::uuid)`;
  await trx
    .updateTable("distribution_lines")
    .set({
      ...columnsOf(input),
      updated_at: sqlNow(clock),
      distributor_units: sql`case when ${isSame} then distributor_units end`,
      distributor_said_at: sql`case when ${isSame} then distributor_said_at end`,
    })
    .where("id", "=", id)
    .execute();
};

/** Whether there was one. */
export const deleteLine = async (trx: Trx, brandId: string, id: string): Promise<boolean> => {
  const result = await trx
    .deleteFrom("distribution_lines")
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
};

/** How many lines a year has, and the one of its distributors with most of them. */
export const countYear = (db: Db, brandId: string, year: number) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from distribution_lines
        where brand_id = ${brandId} and year = ${year})`.as("brand"),
      sql<number>`(select coalesce(max(lines), 0) from (
        select count(*) as lines from distribution_lines
        where brand_id = ${brandId} and year = ${year} and distributor_id is not null
        group by distributor_id) d)`.as("distributor"),
    ])
    .executeTakeFirstOrThrow();
