import { randomInt, randomUUIDv7 } from "node:crypto";
import type { Material } from "@app/contract/materials";
import { checkDigitOf } from "@app/contract/barcode";
import { sql } from "kysely";
import { connect, type Db } from "../connect.ts";

/** An EAN-13 of the country, 613, that nothing else has. */
export const freshBarcode = (): string => {
  const digits = `613${String(randomInt(1e9)).padStart(9, "0")}`;
  return digits + checkDigitOf(digits);
};

interface ProductOverrides {
  name?: string;
  material?: Material;
  emptyMilligrams?: number;
  barcode?: string;
  unitsPerYear?: number;
}

export const buildProduct = async (
  db: Db,
  brandId: string,
  overrides: ProductOverrides = {},
): Promise<{ id: string; barcode: string }> => {
  const id = randomUUIDv7();
  const barcode = overrides.barcode ?? freshBarcode();
  await db
    .insertInto("products")
    .values({
      id,
      brand_id: brandId,
      name: overrides.name ?? "Tassili 1.5 L",
      material: overrides.material ?? "pet",
      volume_ml: 1500,
      empty_milligrams: overrides.emptyMilligrams ?? 32_000,
      barcode,
      units_per_year: overrides.unitsPerYear ?? 3_000_000,
      created_at: sql`now()`,
    })
    .execute();
  return { id, barcode };
};

/** A company that distributes for the brand, with one person. */
export const buildDistributor = async (
  db: Db,
  brandId: string,
  userId: string,
  name = "SARL Nour",
): Promise<string> => {
  const id = randomUUIDv7();
  await db
    .insertInto("brands")
    .values({ id, kind: "distributor", name, invited_by_brand: brandId })
    .execute();
  await db.insertInto("brand_members").values({ brand_id: id, user_id: userId }).execute();
  return id;
};

interface NewLine {
  brandId: string;
  productId: string;
  wilayaCode?: number;
  distributorId?: string | null;
  units?: number;
  year?: number;
}

/** With its tonnes, as every write of the server leaves them. */
export const buildLine = async (db: Db, line: NewLine): Promise<string> => {
  const id = randomUUIDv7();
  await db
    .insertInto("distribution_lines")
    .values({
      id,
      brand_id: line.brandId,
      product_id: line.productId,
      year: line.year ?? sql`extract(year from now())`,
      wilaya_code: line.wilayaCode ?? 16,
      distributor_id: line.distributorId ?? null,
      units: line.units ?? 1_000_000,
      created_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .execute();
  await sql`select recount_tonnages(${line.brandId})`.execute(db);
  return id;
};

interface Returned {
  brandId: string;
  wilaya: number;
  year: number;
  month: number;
  grams: number;
  /** Who brought something there in the year. */
  citizens: number;
}

/** What came back of a brand, as the worker keeps it: written by the owner of the tables. */
export const buildReturns = async (
  ownerUrl: string,
  { brandId, wilaya, year, month, grams, citizens }: Returned,
): Promise<void> => {
  const owner = connect(ownerUrl, { max: 1 });
  await sql`insert into brand_months (brand_id, month, wilaya_code, material, grams,
      campaign_grams, deposits, claims)
    values (${brandId}, make_date(${year}, ${month}, 1), ${wilaya}, 'pet', ${grams}, 0, 1, 1)`.execute(
    owner.db,
  );
  await sql`insert into brand_citizen_counts (brand_id, year, wilaya_code, citizens)
    values (${brandId}, ${year}, ${wilaya}, ${citizens}) on conflict do nothing`.execute(owner.db);
  await owner.close();
};
