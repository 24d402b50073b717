import { randomUUIDv7 } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db, Trx } from "./connect.ts";
import { buildBrand, buildUser } from "./testing/builders.ts";
import { buildProduct } from "./testing/build-products.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const materials = ["pet", "pehd", "aluminium"] as const;
const wilayas = [9, 16, 31];

interface Brand {
  id: string;
  products: { id: string }[];
}

const freshBrand = async (db: Db): Promise<Brand> => {
  const { id: userId } = await buildUser(db, { roles: ["brand"] });
  const id = await buildBrand(db, userId);
  const products = [];
  for (const material of materials) products.push(await buildProduct(db, id, { material }));
  return { id, products };
};

/** One change of what is sold or where. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant("line" as const),
    product: fc.nat(2),
    wilaya: fc.nat(2),
    year: fc.constantFrom(2025, 2026),
    // Nought takes the line out.
    units: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000_000 })),
  }),
  fc.record({
    kind: fc.constant("weight" as const),
    product: fc.nat(2),
    milligrams: fc.integer({ min: 100, max: 5_000_000 }),
    material: fc.constantFrom(...materials),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const writeLine = async (
  trx: Trx,
  { id, products }: Brand,
  { product, wilaya, year, units }: Extract<Change, { kind: "line" }>,
): Promise<void> => {
  const [productId, code] = [products[product]?.id ?? "", wilayas[wilaya] ?? 0];
  if (units === 0) {
    await sql`delete from distribution_lines where product_id = ${productId} and year = ${year}
      and wilaya_code = ${code} and distributor_id is null`.execute(trx);
    return;
  }
  await sql`insert into distribution_lines
      (id, brand_id, product_id, year, wilaya_code, units, created_at, updated_at)
    values (${randomUUIDv7()}, ${id}, ${productId}, ${year}, ${code}, ${units}, now(), now())
    on conflict (product_id, year, wilaya_code, distributor_id)
      do update set units = excluded.units`.execute(trx);
};

/** As the server does it: lock, write, recount, in one transaction. */
const apply = (brand: Brand, one: Change): Promise<void> =>
  database.db.transaction().execute(async (trx) => {
    await sql`select from brands where id = ${brand.id} for no key update`.execute(trx);
    if (one.kind === "line") await writeLine(trx, brand, one);
    else {
      await sql`update products set empty_milligrams = ${one.milligrams},
        material = ${one.material} where id = ${brand.products[one.product]?.id}`.execute(trx);
    }
    await sql`select recount_tonnages(${brand.id})`.execute(trx);
  });

const kept = async (brandId: string) =>
  database.db
    .selectFrom("brand_tonnages")
    .select(["year", "wilaya_code as wilaya", "material", "grams"])
    .where("brand_id", "=", brandId)
    .orderBy("year")
    .orderBy("wilaya_code")
    .orderBy("material")
    .execute();

/** From nothing, and not in SQL. */
const counted = async (brandId: string) => {
  const lines = await database.db
    .selectFrom("distribution_lines as l")
    .innerJoin("products as p", "p.id", "l.product_id")
    .select([
      "l.year",
      "l.wilaya_code as wilaya",
      "p.material",
      "l.units",
      "p.empty_milligrams as mg",
    ])
    .where("l.brand_id", "=", brandId)
    .execute();
  const groups = Map.groupBy(lines, (line) => `${line.year} ${line.wilaya} ${line.material}`);
  return [...groups.values()]
    .flatMap(([first, ...rest]) => {
      if (!first) return [];
      const { year, wilaya, material } = first;
      const milligrams = [first, ...rest].reduce(
        (sum, { units, mg }) => sum + BigInt(units) * BigInt(mg),
        0n,
      );
      const grams = Number(milligrams / 1000n);
      return grams > 0 ? [{ year, wilaya, material, grams }] : [];
    })
    .toSorted(
      (one, other) =>
        one.year - other.year ||
        one.wilaya - other.wilaya ||
        materials.indexOf(one.material) - materials.indexOf(other.material),
    );
};

test("after any order of writes the tonnes are those of a recount from nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const brand = await freshBrand(database.db);
      for (const one of changes) await apply(brand, one);
      expect(await kept(brand.id)).toEqual(await counted(brand.id));
    }),
    { numRuns: 25 },
  );
});

test("and so they are when all of them are written at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 16 }), async (changes) => {
      const brand = await freshBrand(database.db);
      await Promise.all(changes.map((one) => apply(brand, one)));
      expect(await kept(brand.id)).toEqual(await counted(brand.id));
    }),
    { numRuns: 15 },
  );
});

test("another brand's tonnes stay as they are", async () => {
  const [one, other] = [await freshBrand(database.db), await freshBrand(database.db)];
  const line = { kind: "line", product: 0, wilaya: 1, year: 2026, units: 1000 } as const;
  await apply(one, line);
  await apply(other, { ...line, units: 500 });
  await apply(one, { ...line, units: 0 });
  expect(await kept(one.id)).toEqual([]);
  expect(await kept(other.id)).toEqual([
    { year: 2026, wilaya: 16, material: "pet", grams: 16_000 },
  ]);
});
