import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export const findToday = async (db: Db, clock: Clock): Promise<string> => {
  const { day } = await db
    .selectNoFrom(
      sql<string>`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date::text`.as("day"),
    )
    .executeTakeFirstOrThrow();
  return day;
};

/** The brand that invited the distributor. */
export const findOwnBrand = (db: Db, distributorId: string) =>
  db
    .selectFrom("brands as d")
    .innerJoin("brands as b", "b.id", "d.invited_by_brand")
    .select(["b.id", "b.name"])
    .where("d.id", "=", distributorId)
    .executeTakeFirstOrThrow();

const ownLines = (db: Db, distributorId: string, year: number) =>
  db
    .selectFrom("distribution_lines as l")
    .innerJoin("products as p", "p.id", "l.product_id")
    .select([
      "l.id",
      "l.product_id as productId",
      "p.name as productName",
      "p.material",
      "p.picture",
      "l.wilaya_code as wilayaCode",
      "l.units",
      "l.distributor_units as myUnits",
    ])
    .where("l.distributor_id", "=", distributorId)
    .where("l.year", "=", year)
    .orderBy("p.name")
    .orderBy("l.wilaya_code")
    .orderBy("l.id");

export const findOwnLines = (db: Db, distributorId: string, year: number, most: number) =>
  ownLines(db, distributorId, year).limit(most).execute();

/** What the line is after it was said; undefined when it is not theirs. */
export const setSaidUnits = (
  trx: Trx,
  clock: Clock,
  { distributorId, id, units }: { distributorId: string; id: string; units: number },
) =>
  trx
    .updateTable("distribution_lines")
    .set({ distributor_units: units, distributor_said_at: sqlNow(clock) })
    .where("id", "=", id)
    .where("distributor_id", "=", distributorId)
    .returning([
      "id",
      "brand_id as brandId",
      "distributor_id as distributorId",
      "units",
      "distributor_units as distributorUnits",
    ])
    .executeTakeFirst();

export const findMonths = (db: Db, distributorId: string, months: readonly string[]) =>
  db
    .selectFrom("distribution_months")
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as("month"),
      "product_id as productId",
      "wilaya_code as wilayaCode",
      "units",
      "confirmed_at as confirmedAt",
    ])
    .where("distributor_id", "=", distributorId)
    .where(
      "month",
      "in",
      months.map((month) => sql<Date>`${`${month}-01`}::date`),
    )
    .execute();

export interface ToldLine {
  productId: string;
  wilayaCode: number;
  units: number;
}

export const tellMonth = async (
  trx: Trx,
  clock: Clock,
  { distributorId, month }: { distributorId: string; month: string },
  lines: readonly ToldLine[],
): Promise<void> => {
  await trx
    .insertInto("distribution_months")
    .values(
      lines.map(({ productId, wilayaCode, units }) => ({
        distributor_id: distributorId,
        month: sql<Date>`${`${month}-01`}::date`,
        product_id: productId,
        wilaya_code: wilayaCode,
        units,
        confirmed_at: sqlNow(clock),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["distributor_id", "month", "product_id", "wilaya_code"])
        .doUpdateSet((eb) => ({
          units: eb.ref("excluded.units"),
          confirmed_at: eb.ref("excluded.confirmed_at"),
        })),
    )
    .execute();
};
