import { randomUUID } from "node:crypto";
import * as contract from "@app/contract/distribution";
import { changeProduct } from "@app/contract/products";
import { buildLine, buildProduct } from "@app/database/testing/build-products";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToBrand, freshBrand, freshDistributor } from "../../testing/brand-people.ts";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let brandId: string;
let token: string;
let product: { id: string; barcode: string };
let distributorId: string;
const year = 2026;
const clock = { fixed: () => new Date("2026-11-16T12:00:00Z") };

beforeAll(async () => {
  server = await startTestServer(clock);
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ brandId, token } = await freshBrand(server));
  product = await buildProduct(server.database.db, brandId, { emptyMilligrams: 32_000 });
  ({ distributorId } = await freshDistributor(server, brandId));
});

const line = (changes: Partial<contract.LineInput> = {}): contract.LineInput => ({
  productId: product.id,
  year,
  wilayaCode: 16,
  distributorId: null,
  units: 1000,
  ...changes,
});
const add = (body: contract.LineInput, key: string = randomUUID(), by = token) =>
  call(server.url, contract.addLine, { token: by, key, body });
const added = async (body: contract.LineInput): Promise<string> =>
  ((await add(body)).body as { id: string }).id;
const change = (id: string, body: contract.LineInput) =>
  call(server.url, contract.changeLine, { token, params: { id }, body });
const remove = (id: string) => call(server.url, contract.removeLine, { token, params: { id } });
const list = async (query: { page?: number; productId?: string } = {}) =>
  (await call(server.url, contract.listLines, { token, query: { year, ...query } }))
    .body as contract.Distribution;
const tonnes = async () => {
  const rows = await server.database.db
    .selectFrom("brand_tonnages")
    .select(["wilaya_code as wilaya", "grams"])
    .where("brand_id", "=", brandId)
    .where("year", "=", year)
    .orderBy("wilaya_code")
    .execute();
  return rows.map(({ wilaya, grams }) => [wilaya, grams]);
};
const openTasks = async (subjectId: string) =>
  (
    await server.database.db
      .selectFrom("tasks")
      .select("kind")
      .where("subject_id", "=", subjectId)
      .where("decided_at", "is", null)
      .execute()
  ).map(({ kind }) => kind);
const say = (id: string, units: number) =>
  server.database.db
    .updateTable("distribution_lines")
    .set({ distributor_units: units, distributor_said_at: sql`now()` })
    .where("id", "=", id)
    .execute();

describe("a line", () => {
  test("makes tonnes when it is added, changed and taken out", async () => {
    const id = await added(line({ distributorId }));
    expect(await tonnes()).toEqual([[16, 32_000]]);
    expect(await list()).toMatchObject({
      year,
      years: [2025, 2026, 2027],
      total: { lines: 1, units: 1000, grams: 32_000 },
      lines: [
        { id, units: 1000, grams: 32_000, state: "to_confirm", distributorName: "SARL Nour" },
      ],
      distributors: [{ id: distributorId, name: "SARL Nour" }],
      mayEdit: true,
    });
    await change(id, line({ wilayaCode: 31, units: 500 }));
    expect(await tonnes()).toEqual([[31, 16_000]]);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await tonnes()).toEqual([]);
  });

  test("is added once, however often it is sent", async () => {
    const key = randomUUID();
    const answers = await Promise.all([add(line(), key), add(line(), key), add(line(), key)]);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect((await list()).total.lines).toBe(1);
  });

  test("is there once for a product, a wilaya and a distributor", async () => {
    await added(line());
    expect((await add(line({ units: 5 }))).body).toMatchObject({ error: "line_exists" });
    const other = await added(line({ distributorId }));
    expect((await change(other, line())).body).toMatchObject({ error: "line_exists" });
  });

  test.each([
    ["somebody else's product", async () => ({ productId: (await elsewhere()).productId }), 404],
    [
      "somebody else's distributor",
      async () => ({ distributorId: (await elsewhere()).distributorId }),
      404,
    ],
    ["a year long gone", () => ({ year: 2024 }), 422],
    ["a wilaya that does not exist", () => ({ wilayaCode: 70 }), 422],
    ["no unit", () => ({ units: 0 }), 422],
  ])("is refused with %s", async (_, wrong, status) => {
    expect((await add(line(await wrong()))).status).toBe(status);
    expect((await list()).total.lines).toBe(0);
  });

  test("of another brand can be neither changed nor taken out", async () => {
    const other = await elsewhere();
    const id = await buildLine(server.database.db, { ...other, year });
    expect((await change(id, line())).status).toBe(404);
    await remove(id);
    const { rows } = await sql`select from distribution_lines where id = ${id}`.execute(
      server.database.db,
    );
    expect(rows).toHaveLength(1);
  });

  test("is looked at by a viewer and not changed", async () => {
    const viewer = await addToBrand(server, brandId, "viewer");
    expect((await add(line(), randomUUID(), viewer)).status).toBe(403);
    const asked = await call(server.url, contract.listLines, { token: viewer, query: {} });
    expect(asked).toMatchObject({ status: 200, body: { mayEdit: false } });
  });

  test("of many come in pages, and by product", async () => {
    for (let wilayaCode = 1; wilayaCode <= 52; wilayaCode += 1) await add(line({ wilayaCode }));
    const other = await buildProduct(server.database.db, brandId, { name: "Aaa" });
    await added(line({ productId: other.id }));
    expect((await list()).lines).toHaveLength(50);
    expect((await list({ page: 2 })).lines).toHaveLength(3);
    expect((await list({ productId: other.id })).total).toMatchObject({ lines: 1, units: 1000 });
  });
});

const elsewhere = async () => {
  const { brandId: otherId } = await freshBrand(server, "Elsewhere");
  const { id: productId } = await buildProduct(server.database.db, otherId);
  const theirs = await freshDistributor(server, otherId);
  return { brandId: otherId, productId, distributorId: theirs.distributorId };
};

describe("a difference", () => {
  test("above a tenth is a task, until the brand's number comes near", async () => {
    const id = await added(line({ distributorId, units: 1000 }));
    await say(id, 1300);
    await change(id, line({ distributorId, units: 1100 }));
    expect(await openTasks(id)).toEqual(["distribution_difference"]);
    expect((await list()).lines[0]).toMatchObject({ state: "different", distributorUnits: 1300 });
    await change(id, line({ distributorId, units: 1200 }));
    expect(await openTasks(id)).toEqual([]);
  });

  test("is looked for in an import, and gone with its line", async () => {
    const id = await added(line({ distributorId, units: 1000 }));
    await say(id, 1000);
    await importSheet(`${product.barcode};16;SARL Nour;2000`);
    expect(await openTasks(id)).toEqual(["distribution_difference"]);
    await remove(id);
    expect(await openTasks(id)).toEqual([]);
  });

  test("is forgotten when the line is about another wilaya", async () => {
    const id = await added(line({ distributorId, units: 1000 }));
    await say(id, 10);
    await change(id, line({ distributorId, wilayaCode: 31, units: 1000 }));
    expect((await list()).lines[0]).toMatchObject({ state: "to_confirm", distributorUnits: null });
    expect(await openTasks(id)).toEqual([]);
  });
});

const checkSheet = async (text: string) =>
  (await call(server.url, contract.checkSheet, { token, body: { year, text } }))
    .body as contract.SheetCheck;
const importSheet = (text: string, key: string = randomUUID()) =>
  call(server.url, contract.importSheet, { token, key, body: { year, text } });
const download = async (endpoint: typeof contract.downloadLines, locale: string) =>
  (
    await call(server.url, endpoint, {
      token,
      query: { year },
      headers: { accept: "text/csv", "x-locale": locale },
    })
  ).body as string;

describe("a sheet", () => {
  test("is looked at before it is imported", async () => {
    await added(line({ units: 7 }));
    await added(line({ wilayaCode: 31, units: 9 }));
    const text = [
      "barcode;wilaya;distributor;units",
      ...["Alger;;8", "Oran;;9", "Béjaïa;sarl nour;1 000,0"].map(
        (rest) => `${product.barcode};${rest}`,
      ),
    ].join("\r\n");
    expect(await checkSheet(text)).toMatchObject({
      rows: 3,
      added: 1,
      changed: 1,
      same: 1,
      errorCount: 0,
      preview: [
        { line: 2, productName: "Tassili 1.5 L", wilayaCode: 16, units: 8 },
        { wilayaCode: 31 },
        { wilayaCode: 6, units: 1000 },
      ],
    });
    expect((await list()).total.units).toBe(16);
    expect((await importSheet(text)).status).toBe(200);
    expect((await list()).total).toMatchObject({ lines: 3, units: 1017 });
    expect(await tonnes()).toEqual([
      [6, 32_000],
      [16, 256],
      [31, 288],
    ]);
  });

  test("with one wrong line is not imported at all, and says which", async () => {
    const text = `${product.barcode};16;;8\n${product.barcode};Paris;;8`;
    expect(await checkSheet(text)).toMatchObject({
      errorCount: 1,
      errors: [{ line: 2, problem: "wilaya_unknown", value: "Paris" }],
    });
    expect(await importSheet(text)).toMatchObject({ status: 422, body: { error: "sheet_wrong" } });
    expect((await list()).total.lines).toBe(0);
  });

  test("shows ten rows and a hundred errors of however many", async () => {
    const check = await checkSheet("1;2;3;4\n".repeat(200));
    expect([check.rows, check.preview.length, check.errors.length]).toEqual([200, 10, 100]);
    expect(check.errorCount).toBeGreaterThan(200);
  });

  test("is written once under one key, and the same sheet again changes nothing", async () => {
    const [text, key] = [`${product.barcode};16;;8`, randomUUID()];
    const answers = await Promise.all([importSheet(text, key), importSheet(text, key)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const before = await list();
    await importSheet(text);
    expect(await list()).toEqual(before);
    const reused = await importSheet(`${product.barcode};31;;8`, key);
    expect(reused.body).toMatchObject({ error: "idempotency_key_reused" });
  });

  test("of five thousand rows is imported, one more is not", async () => {
    const codes: string[] = [];
    for (let n = 0; n < 87; n += 1) {
      codes.push((await buildProduct(server.database.db, brandId, { name: `P ${n}` })).barcode);
    }
    const rows = codes
      .flatMap((code) => Array.from({ length: 58 }, (_, w) => `${code};${w + 1};;${w + 1}`))
      .slice(0, 5000);
    expect((await importSheet(rows.join("\n"))).status).toBe(200);
    expect((await list()).total.lines).toBe(5000);
    const { errors } = await checkSheet([...rows, `${product.barcode};1;;1`].join("\n"));
    expect(errors).toEqual([{ line: 0, problem: "too_many_rows", value: "5001" }]);
  });

  test("that would give a distributor more lines than fit on their page is refused", async () => {
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => buildProduct(server.database.db, brandId)),
    );
    const rows = codes.flatMap(({ barcode }) =>
      Array.from({ length: 58 }, (_, w) => `${barcode};${w + 1};SARL Nour;5`),
    );
    expect((await checkSheet(rows.join("\n"))).errors).toMatchObject([
      { problem: "too_many_lines" },
    ]);
    expect((await importSheet(rows.join("\n"))).status).toBe(422);
    expect((await list()).total.lines).toBe(0);
  });

  test("reads back what was exported, in every language, and no cell is a formula", async () => {
    const evil = await freshDistributor(server, brandId, "=HYPERLINK(1)");
    await added(line({ distributorId: evil.distributorId }));
    await added(line({ wilayaCode: 6 }));
    for (const locale of ["en", "fr", "ar"]) {
      const text = await download(contract.downloadLines, locale);
      expect(text).toContain("'=HYPERLINK(1)");
      expect(text).not.toMatch(/(^|[,;"\n])=/);
      expect(await checkSheet(text)).toMatchObject({ rows: 2, same: 2, errorCount: 0 });
    }
  });

  test("to fill in has a line for each product", async () => {
    const { body } = await call(server.url, contract.downloadTemplate, {
      token,
      headers: { accept: "text/csv", "x-locale": "fr" },
    });
    expect(body).toContain(`"${product.barcode}";"";"";""`);
    expect((await checkSheet(body as string)).errors).toMatchObject([{ problem: "empty" }]);
  });
});

describe("everything at once", () => {
  test("leaves the tonnes that all of it makes", async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4].map((wilayaCode) => added(line({ wilayaCode, units: 10 }))),
    );
    const weight = (emptyMilligrams: number) =>
      call(server.url, changeProduct, {
        token,
        params: { id: product.id },
        body: {
          name: "Tassili",
          material: "pet",
          volumeMl: 500,
          emptyMilligrams,
          barcode: product.barcode,
          unitsPerYear: 100,
        },
      });
    await Promise.all([
      ...ids.map((id, index) => change(id, line({ wilayaCode: index + 1, units: 1000 + index }))),
      weight(20_000),
      add(line({ wilayaCode: 9, units: 50 })),
      importSheet(`${product.barcode};10;;60\n${product.barcode};11;;70`),
      weight(40_000),
      remove(ids[0] ?? ""),
    ]);
    const before = await tonnes();
    await sql`select recount_tonnages(${brandId})`.execute(server.database.db);
    expect(await tonnes()).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(6);
  });
});
