import type { ProductInput } from "@app/contract/products";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

const thisYear = (clock: Clock) =>
  sql<number>`extract(year from ${sqlNow(clock)} at time zone 'Africa/Algiers')`;

const productsOf = (db: Db, clock: Clock, brandId: string) =>
  db
    .selectFrom("products as p")
    .select([
      "p.id",
      "p.name",
      "p.material",
      "p.volume_ml as volumeMl",
      "p.empty_milligrams as emptyMilligrams",
      "p.barcode",
      "p.units_per_year as unitsPerYear",
      "p.picture",
      sql<boolean>`p.archived_at is not null`.as("isArchived"),
      sql<number>`(select coalesce(sum(l.units), 0)::bigint from distribution_lines l
        where l.product_id = p.id and l.year = ${thisYear(clock)})`.as("placedUnits"),
    ])
    .where("p.brand_id", "=", brandId);

export const findProducts = (db: Db, clock: Clock, brandId: string, most: number) =>
  productsOf(db, clock, brandId)
    .orderBy(sql`p.archived_at is not null`)
    .orderBy("p.name")
    .orderBy("p.id")
    .limit(most)
    .execute();

export const findProduct = (db: Db, clock: Clock, brandId: string, id: string) =>
  productsOf(db, clock, brandId).where("p.id", "=", id).executeTakeFirst();

export const countProducts = async (db: Db, brandId: string): Promise<number> => {
  const { products } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("products"))
    .where("brand_id", "=", brandId)
    .executeTakeFirstOrThrow();
  return products;
};

/** Whether another product of the brand that is sold has it. */
export const isBarcodeTaken = async (
  db: Db,
  brandId: string,
  barcode: string,
  id: string,
): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("products")
      .select("id")
      .where("brand_id", "=", brandId)
      .where("barcode", "=", barcode)
      .where("archived_at", "is", null)
      .where("id", "<>", id)
      .executeTakeFirst(),
  );

const columnsOf = (input: ProductInput) => ({
  name: input.name,
  material: input.material,
  volume_ml: input.volumeMl,
  empty_milligrams: input.emptyMilligrams,
  barcode: input.barcode,
  units_per_year: input.unitsPerYear,
});

export const insertProduct = async (
  trx: Trx,
  clock: Clock,
  brandId: string,
  id: string,
  input: ProductInput,
): Promise<void> => {
  await trx
    .insertInto("products")
    .values({ id, brand_id: brandId, created_at: sqlNow(clock), ...columnsOf(input) })
    .execute();
};

export const updateProduct = async (trx: Trx, id: string, input: ProductInput): Promise<void> => {
  await trx.updateTable("products").set(columnsOf(input)).where("id", "=", id).execute();
};

export const setArchived = async (
  trx: Trx,
  clock: Clock,
  id: string,
  isArchived: boolean,
): Promise<void> => {
  await trx
    .updateTable("products")
    .set({ archived_at: isArchived ? sql`coalesce(archived_at, ${sqlNow(clock)})` : null })
    .where("id", "=", id)
    .execute();
};

/** Whether it is a product of the brand. */
export const setPicture = async (
  db: Db,
  brandId: string,
  id: string,
  picture: string | null,
): Promise<boolean> => {
  const result = await db
    .updateTable("products")
    .set({ picture })
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};
