import { randomUUID } from "node:crypto";
import { consentVersions } from "@app/contract/consent";
import { proveCustody } from "@app/contract/custody";
import { startDelivery, weighIn } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { signHandover } from "@app/contract/handovers";
import * as contract from "@app/contract/office";
import * as orders from "@app/contract/office-orders";
import { listPoints } from "@app/contract/points";
import { acceptJob } from "@app/contract/transport-jobs";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { smallPhoto } from "../../testing/authorisation-haulage.ts";
import { call } from "../../testing/call.ts";
import {
  buildDriver,
  openFacility,
  pickupIn,
  send,
  type TestDriver,
  violationsIn,
} from "../../testing/haul.ts";
import {
  advance,
  askAs,
  buildOffice,
  type Office,
  officePin,
  orderIn,
  place,
  runningOrder,
} from "../../testing/office.ts";
import { officeOrderSample } from "../../testing/office-samples.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { askPlannedVans } from "./ask-planned-vans.ts";

let server: TestServer;
let ctx: Context;
let facilityId: string;
let driver: TestDriver;
let office: Office;
/** A Sunday. */
const start = new Date("2026-11-15T10:00:00Z");
let now = start;
const days = { installsOn: "2026-11-15", startsOn: "2026-11-16" };

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  ctx = { ...createTestContext(server.database), clock: { fixed: () => now } };
  facilityId = await openFacility(server);
  driver = await buildDriver(server);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  now = start;
  // Those of the tests before ask for no more vans.
  await sql`update office_orders set status = 'ended'`.execute(server.database.db);
  office = await buildOffice(server);
  // Weeks pass in these tests; nobody signs in again.
  const { db } = server.database;
  await sql`update sessions set access_expires_at = '2027-01-01'`.execute(db);
  await sql`update organisation_sessions set expires_at = '2027-01-01'`.execute(db);
});
afterEach(async () => {
  expect(await violationsIn(server)).toEqual([]);
});

const seen = async (): Promise<ResponseOf<typeof contract.showOffice>> =>
  (await askAs(office, contract.showOffice)).body as ResponseOf<typeof contract.showOffice>;

const tasks = async (kind: string, subjectId: string) => {
  const { rows } = await sql<{ decision: string | null }>`select decision from tasks
    where kind = ${kind} and subject_id = ${subjectId}`.execute(server.database.db);
  return rows;
};

/** What the van's scale says of bottles and cans; nothing of the third kind was there. */
const weighed = [
  { material: "pet", bags: 5, grams: 18_400 },
  { material: "pehd", bags: 1, grams: 0 },
  { material: "aluminium", bags: 3, grams: 4_200 },
] as const;

const sign = (pickupId: string, pin: string) =>
  send({ server }, signHandover, {
    token: driver.token,
    params: { id: pickupId },
    body: {
      side: "driver",
      items: weighed.map(({ material, bags, grams }) => ({
        material,
        bags,
        declaredGrams: grams,
        refusedGrams: 0,
        weighedGrams: grams,
        reason: null,
        photo: null,
      })),
      occurredAt: now.toISOString(),
      sentAt: now.toISOString(),
      pin,
    },
  });

const takeJob = async (pickupId: string) =>
  pickupIn(
    await send({ server }, acceptJob, {
      token: driver.token,
      params: { id: pickupId },
      body: { vehicleId: driver.vehicleId },
    }),
  );

/** Asked for by the calendar, accepted, weighed and signed by both. */
const firstPickup = async (): Promise<string> => {
  await askPlannedVans(ctx);
  const [visit] = (await seen()).coming;
  if (!visit) throw new Error("no van");
  await takeJob(visit.pickupId);
  now = new Date("2026-11-17T08:30:00Z");
  const { lot } = pickupIn(await sign(visit.pickupId, officePin));
  if (!lot) throw new Error("no lot");
  return lot.number;
};

describe("an order", () => {
  test("is placed with a number, called about, installed, and vans come once somebody can sign", async () => {
    const placed = orderIn(await place(office));
    expect(placed).toMatchObject({ status: "placed", dinarsPerMonth: 9800, people: 64 });
    expect(placed.number).toMatch(/^OF-\d{4,}$/);
    expect(await tasks("office_order", placed.id)).toEqual([{ decision: null }]);
    expect((await advance(office, placed.id, { status: "installed" })).body).toMatchObject({
      error: "order_settled",
    });
    expect((await advance(office, placed.id, { status: "confirmed" })).status).toBe(422);
    const day = "2026-11-18";
    const confirmed = orderIn(await advance(office, placed.id, { status: "confirmed", day }));
    expect(confirmed).toMatchObject({ status: "confirmed", installsOn: day });
    expect(await tasks("office_order", placed.id)).toEqual([{ decision: "confirmed" }]);
    const site = confirmed.sites[0]?.id ?? "";
    const pin = { params: { id: site }, body: { pin: officePin } };
    expect((await askAs(office, orders.chooseOfficePin, pin)).status).toBe(409);
    await advance(office, placed.id, { status: "installed" });
    expect((await advance(office, placed.id, { status: "active" })).body).toMatchObject({
      error: "pin_missing",
    });
    expect((await askAs(office, orders.chooseOfficePin, pin)).status).toBe(200);
    const active = orderIn(await advance(office, placed.id, { status: "active" }));
    expect(active).toMatchObject({ status: "active", startsOn: "2026-11-15" });
    expect(active.steps.map(({ status }) => status)).toEqual([
      "placed",
      "confirmed",
      "installed",
      "active",
    ]);
  });

  test("an office has one at a time, also when it asks twice at once", async () => {
    const answers = await Promise.all([place(office), place(office), place(office)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const [placed] = answers.filter(({ status }) => status === 201).map(orderIn);
    await advance(office, placed?.id ?? "", { status: "ended" });
    expect((await place(office)).status).toBe(201);
  });

  test("with an account that is made for it waits as a draft until the office sends it", async () => {
    const email = `${randomUUID()}@example.com`;
    const order = structuredClone(officeOrderSample) as unknown as orders.OfficeOrderInput;
    const account = { email, password: "seven green crates", consent: { ...consentVersions } };
    const draft = { body: { order, account } };
    expect((await call(server.url, orders.draftOfficeOrder, draft)).status).toBe(202);
    const { db } = server.database;
    const { rows } = await sql<{ id: string; organisationId: string; status: string }>`
      select o.id, o.organisation_id as "organisationId", o.status from office_orders o
      join organisations a on a.id = o.organisation_id where a.email = ${email}`.execute(db);
    const [waiting] = rows;
    expect(rows).toEqual([{ ...waiting, status: "draft" }]);
    expect(await tasks("office_order", waiting?.id ?? "")).toEqual([]);
    // Another office cannot send it, its own can, once.
    const one = { params: { id: waiting?.id ?? "" } };
    expect((await askAs(office, orders.sendOfficeDraft, one)).status).toBe(404);
    await sql`update office_orders set organisation_id = ${office.organisationId}
      where id = ${waiting?.id}`.execute(db);
    expect(orderIn(await askAs(office, orders.sendOfficeDraft, one)).status).toBe("placed");
    expect((await askAs(office, orders.sendOfficeDraft, one)).status).toBe(409);
    expect(await tasks("office_order", waiting?.id ?? "")).toHaveLength(1);
  });

  test("an address that has an account gets the same answer, and nothing is kept", async () => {
    const { db } = server.database;
    const { email } = await db
      .selectFrom("organisations")
      .select("email")
      .where("id", "=", office.organisationId)
      .executeTakeFirstOrThrow();
    const order = structuredClone(officeOrderSample) as unknown as orders.OfficeOrderInput;
    const account = { email, password: "seven green crates", consent: { ...consentVersions } };
    const { status } = await call(server.url, orders.draftOfficeOrder, {
      body: { order, account },
    });
    expect(status).toBe(202);
    expect((await seen()).order).toBeNull();
  });
});

describe("vans", () => {
  test("[R-34] from the order to the first weighed pick-up, its report and its certificate", async () => {
    const { sites } = await runningOrder(office, days);
    const lot = await firstPickup();
    const expected = [
      { material: "pet", grams: 18_400 },
      { material: "pehd", grams: 0 },
      { material: "aluminium", grams: 4_200 },
    ];
    const dashboard = await seen();
    expect(dashboard).toMatchObject({
      coming: [],
      past: [{ status: "handed_over", lot: { number: lot, weights: expected } }],
      thisMonth: { month: "2026-11", grams: 22_600 },
      lastMonth: { month: "2026-10", grams: 0 },
      months: [{ month: "2026-11", grams: 22_600 }],
    });
    // Nothing stands behind it that a brand could claim, and everything that was signed is accounted for.
    const { rows } = await sql`select i.material, i.grams, i.attributed_grams, s.stock_grams,
        s.handed_grams, s.corrected_grams
      from lots l join lot_items i on i.lot_id = l.id
      join point_stock s on s.point_id = l.point_id and s.material = i.material
      where l.number = ${lot} order by i.material`.execute(server.database.db);
    expect(rows).toEqual(
      expected.map(({ material, grams }) => ({
        material,
        grams,
        attributed_grams: 0,
        stock_grams: 0,
        handed_grams: grams,
        corrected_grams: grams,
      })),
    );
    const balance = await sql<{
      gaps: number;
    }>`select balance_masses(${now}, '2026-11-17') as gaps`.execute(server.database.db);
    expect(balance.rows).toEqual([{ gaps: 0 }]);
    now = new Date(now.getTime() + 3_600_000);
    const link = (
      await send({ server }, startDelivery, { token: driver.token, body: { facilityId } })
    ).body as ResponseOf<typeof startDelivery>;
    const received = await send({ server }, weighIn, {
      params: { token: link.token },
      body: {
        name: "Nadia",
        ticket: smallPhoto,
        items: link.onBoard.map(({ material, grams }) => ({
          material,
          receivedGrams: grams,
          refusedGrams: 0,
          grade: "A" as const,
        })),
      },
    });
    expect(received).toMatchObject({ status: 201, body: { differing: [] } });
    const report = await askAs(office, contract.showOfficeReport, { params: { month: "2026-11" } });
    expect(report.body).toMatchObject({
      grams: 22_600,
      people: 64,
      receivedGrams: 22_600,
      weights: [
        { material: "pet", grams: 18_400 },
        { material: "aluminium", grams: 4_200 },
      ],
      lots: [{ number: lot, site: sites[0]?.name, receivedGrams: 22_600 }],
    });
    for (const locale of ["en", "fr", "ar"]) {
      const pdf = await askAs(office, contract.officeCertificate, {
        params: { month: "2026-11" },
        headers: { "x-locale": locale },
      });
      expect(pdf.headers.get("content-type")).toBe("application/pdf");
      expect(String(pdf.body).slice(0, 5)).toBe("%PDF-");
    }
    // Anybody finds the lot by the number that is printed.
    const proof = await call(server.url, proveCustody, { params: { subject: lot } });
    const { events } = proof.body as ResponseOf<typeof proveCustody>;
    expect(events.map(({ content }) => (JSON.parse(content) as { kind: string }).kind)).toEqual([
      "lot_handed_over",
      "lot_received",
    ]);
    const none = { params: { month: "2026-10" } };
    expect((await askAs(office, contract.officeCertificate, none)).status).toBe(404);
  });

  test("another number than the office's signs nothing", async () => {
    await runningOrder(office, days);
    await askPlannedVans(ctx);
    const [visit] = (await seen()).coming;
    await takeJob(visit?.pickupId ?? "");
    expect(await sign(visit?.pickupId ?? "", "1111")).toMatchObject({
      status: 422,
      body: { error: "wrong_pin" },
    });
    expect((await seen()).thisMonth.grams).toBe(0);
  });

  test("an office is on no map, and nobody may leave a deposit there", async () => {
    const { sites } = await runningOrder(office, days);
    const { body } = await call(server.url, listPoints, { query: { q: "Amrane" } });
    expect((body as ResponseOf<typeof listPoints>).points).toEqual([]);
    const { rows } = await sql<{ status: string; members: number }>`select p.status,
      (select count(*)::int from point_members m where m.point_id = p.id) as members
      from points p where p.id = ${sites[0]?.id}`.execute(server.database.db);
    expect(rows).toEqual([{ status: "private", members: 0 }]);
  });

  test("the calendar asks three days before, once, however often it is looked at", async () => {
    await runningOrder(office, days);
    await Promise.all([askPlannedVans(ctx), askPlannedVans(ctx)]);
    await askPlannedVans(ctx);
    expect((await seen()).coming).toMatchObject([
      { status: "requested", window: { from: "2026-11-17T07:00:00.000Z" }, driver: null },
    ]);
  });

  test("a date moves with the van that was asked for; what a driver has accepted stays", async () => {
    const { id } = await runningOrder(office, days);
    await askPlannedVans(ctx);
    const move = (body: { day: string; to: string | null }) =>
      askAs(office, orders.moveOfficeVisit, { params: { id }, body });
    expect((await move({ day: "2026-11-18", to: "2026-11-19" })).status).toBe(422);
    // On another date of the rhythm, and on a weekend.
    expect((await move({ day: "2026-11-17", to: "2026-11-24" })).status).toBe(422);
    expect((await move({ day: "2026-11-17", to: "2026-11-20" })).status).toBe(422);
    expect(orderIn(await move({ day: "2026-11-17", to: "2026-11-19" })).moves).toEqual([
      { day: "2026-11-17", to: "2026-11-19" },
    ]);
    const [visit] = (await seen()).coming;
    expect(visit?.window.from).toBe("2026-11-19T07:00:00.000Z");
    await askPlannedVans(ctx);
    expect((await seen()).coming).toHaveLength(1);
    await takeJob(visit?.pickupId ?? "");
    expect((await move({ day: "2026-11-17", to: "2026-11-18" })).body).toMatchObject({
      error: "van_coming",
    });
    expect((await seen()).order?.moves).toEqual([{ day: "2026-11-17", to: "2026-11-19" }]);
  });

  test("a pause calls off what was asked for, and nothing is asked for in it", async () => {
    const { id } = await runningOrder(office, days);
    await askPlannedVans(ctx);
    const pause = { from: "2026-11-16", to: "2026-11-30" };
    const put = (span: typeof pause | null) =>
      askAs(office, orders.pauseOffice, { params: { id }, body: { pause: span } });
    expect((await put({ from: "2026-11-01", to: "2026-11-30" })).status).toBe(422);
    expect(orderIn(await put(pause)).pause).toEqual(pause);
    expect((await seen()).coming).toEqual([]);
    now = new Date("2026-11-22T10:00:00Z");
    await askPlannedVans(ctx);
    expect((await seen()).coming).toEqual([]);
    now = new Date("2026-11-29T10:00:00Z");
    await askPlannedVans(ctx);
    expect((await seen()).coming).toHaveLength(1);
  });

  test("one more van beside the rhythm, and not a second before it came", async () => {
    const { sites } = await runningOrder(office, days);
    const ask = (day: string) =>
      askAs(office, contract.askOfficeVan, {
        params: { id: sites[0]?.id ?? "" },
        body: { day, half: "afternoon" },
      });
    expect((await ask("2026-11-15")).status).toBe(422);
    expect((await ask("2026-11-20")).status).toBe(422);
    expect(await ask("2026-11-18")).toMatchObject({
      status: 201,
      body: { visit: { window: { from: "2026-11-18T12:00:00.000Z" } } },
    });
    expect((await ask("2026-11-19")).body).toMatchObject({ error: "van_coming" });
    // The calendar waits for it, and harms no other office.
    await askPlannedVans(ctx);
    expect((await seen()).coming).toHaveLength(1);
  });

  test("a problem goes to the back office, with its photo", async () => {
    const { sites } = await runningOrder(office, days);
    const { status, body } = await askAs(office, contract.reportOfficeProblem, {
      params: { id: sites[0]?.id ?? "" },
      body: { kind: "broken", note: "Le couvercle", photo: smallPhoto },
    });
    expect(status).toBe(201);
    expect(await tasks("office_problem", (body as { id: string }).id)).toHaveLength(1);
  });
});
