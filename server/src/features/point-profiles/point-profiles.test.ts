import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Material } from "@app/contract/materials";
import { listNotifications } from "@app/contract/notifications";
import { decidePoint, type PointDecision } from "@app/contract/point-changes";
import * as contract from "@app/contract/point-profile";
import { showPoint } from "@app/contract/points";
import { pointGuard } from "@app/contract/role-calls";
import { buildSession, buildUser, makeAdmin, passCourse } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ownerId: string;
let token: string;
let adminToken: string;

const place = {
  name: { ar: "بقالة البركة" },
  kind: "shop",
  communeCode: 1601,
  address: "12 شارع الحرية",
  lat: 36.7718,
  lng: 3.0572,
  phone: "0550 00 00 00",
} as const;
const practice: contract.PracticeInput = {
  materials: ["pet", "aluminium"],
  acceptsBagsLeft: true,
  hours: { sat: [["08:00", "12:00"]], sun: [["20:00", "02:00"]] },
  storageSquareMeters: 4,
  scaleKilograms: 30,
};
const papers = {
  registerNumber: "16/00-0123456B20",
  taxNumber: null,
  bankAccount: "00799999002345678941",
  consent: true,
} as const;

beforeAll(async () => {
  server = await startTestServer();
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db);
  await makeAdmin(ownerUrl, id);
  adminToken = await buildSession(db, id, { isStrong: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.database;
  const email = `${randomUUID()}@example.com`;
  ({ id: ownerId } = await buildUser(db, { roles: ["point"], email, locale: "ar" }));
  await passCourse(db, ownerId);
  token = await buildSession(db, ownerId);
});

const savePlace = (changes: object = {}) =>
  call(server.url, contract.savePointPlace, { token, body: { ...place, ...changes } });
const savePractice = (changes: object = {}) =>
  call(server.url, contract.savePointPractice, { token, body: { ...practice, ...changes } });
const savePapers = (changes: object = {}) =>
  call(server.url, contract.savePointPapers, { token, body: { ...papers, ...changes } });
const submit = () => call(server.url, contract.submitPointProfile, { token });
const profile = async () =>
  (
    (await call(server.url, contract.showPointProfile, { token })).body as ResponseOf<
      typeof contract.showPointProfile
    >
  ).profile;
const decide = (id: string, decision: PointDecision, note = "", key: string = randomUUID()) =>
  call(server.url, decidePoint, {
    token: adminToken,
    key,
    params: { id },
    body: { decision, note },
  });

const handedIn = async (): Promise<string> => {
  await savePlace();
  await savePractice();
  await submit();
  return (await profile())?.id ?? "";
};
const tasksOf = (id: string) =>
  server.database.db
    .selectFrom("tasks")
    .select(["kind", "decision", "note"])
    .where("subject_id", "=", id)
    .orderBy("created_at")
    .execute();

describe("filling in", () => {
  test("each step saves by itself, and comes back as it was filled in", async () => {
    expect(await profile()).toBeNull();
    const { body } = await savePlace();
    expect(await profile()).toMatchObject({
      ...(body as { id: string }),
      state: "draft",
      place: { ...place, phone: "+213550000000", wilayaCode: 16 },
      practice: null,
      papers: null,
    });
    await savePractice();
    await savePapers();
    const { registerNumber, taxNumber, bankAccount } = papers;
    const kept = { registerNumber, taxNumber, bankAccount };
    expect(await profile()).toMatchObject({ practice, papers: kept });
  });

  test("saving again changes the same point; two first steps at once make one", async () => {
    await Promise.all([savePlace(), savePlace()]);
    await savePlace({ name: { fr: "Épicerie El Baraka", ar: "بقالة البركة" } });
    const { db } = server.database;
    const rows = await db
      .selectFrom("point_members")
      .select("point_id")
      .where("user_id", "=", ownerId)
      .execute();
    expect(rows).toHaveLength(1);
    expect((await profile())?.place.name).toEqual({
      fr: "Épicerie El Baraka",
      ar: "بقالة البركة",
    });
  });

  test("what a point takes can change while bags come in: nobody waits in a circle", async () => {
    await savePlace();
    await savePractice({ materials: ["pet", "pehd", "aluminium"] });
    const { db, pool } = server.database;
    const pointId = (await profile())?.id ?? "";
    const waiting = async () => {
      const { rowCount } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rowCount;
    };
    const { saving } = await db.transaction().execute(async (trx) => {
      // As deposits do: one material after the other, in their order. What the other side held would refuse at once.
      const lock = (material: Material) =>
        trx
          .selectFrom("point_stock")
          .select("material")
          .where("point_id", "=", pointId)
          .where("material", "=", material)
          .forNoKeyUpdate()
          .noWait()
          .execute();
      await lock("pet");
      const asked = savePractice({ materials: ["aluminium", "pet"] });
      await expect.poll(waiting, { interval: 10 }).toBe(1);
      await lock("pehd");
      await lock("aluminium");
      // A new deposit refers to its point.
      await sql`select from points where id = ${pointId} for key share nowait`.execute(trx);
      return { saving: asked };
    });
    await saving;
  });

  test("what a point stops taking leaves its page and keeps its stock", async () => {
    await savePlace();
    await savePractice();
    await savePractice({ materials: ["pehd"] });
    expect((await profile())?.practice?.materials).toEqual(["pehd"]);
    const stock = await server.database.db
      .selectFrom("point_stock")
      .select("material")
      .where("point_id", "=", (await profile())?.id ?? "")
      .execute();
    expect(stock).toHaveLength(3);
  });

  test("a pin lies near its commune", async () => {
    // Oran, four hundred kilometres from Algiers.
    const far = await savePlace({ lat: 35.6971, lng: -0.6308 });
    expect([far.status, far.body]).toMatchObject([422, { errors: { lat: ["far"] } }]);
    expect((await savePlace({ lat: place.lat + 0.13 })).status).toBe(200);
    expect((await savePlace({ lat: place.lat + 0.14 })).status).toBe(422);
    const nowhere = await savePlace({ communeCode: 99_999 });
    expect(nowhere.body).toMatchObject({ errors: { communeCode: ["commune"] } });
  });

  test.each([
    { name: {} },
    { name: { fr: "X" } },
    { address: "12" },
    { phone: "021 00 00 00" },
    { kind: "bank" },
  ])("a place with %j is refused", async (changes) => {
    expect((await savePlace(changes)).status).toBe(422);
    expect(await profile()).toBeNull();
  });

  test.each([
    { materials: [] },
    { materials: ["pet", "pet"] },
    { hours: {} },
    {
      hours: {
        sat: [
          ["12:00", "08:00"],
          ["14:00", "15:00"],
        ],
      },
    },
    { storageSquareMeters: 0 },
    { scaleKilograms: 1.5 },
  ])("a practice with %j is refused", async (changes) => {
    await savePlace();
    expect((await savePractice(changes)).status).toBe(422);
  });

  test.each([{ consent: false }, { bankAccount: "00799999002345678940" }, { taxNumber: "12345" }])(
    "papers with %j are refused",
    async (changes) => {
      await savePlace();
      expect((await savePapers(changes)).status).toBe(422);
    },
  );

  test("the later steps need the first", async () => {
    expect((await savePractice()).status).toBe(404);
    expect((await savePapers()).status).toBe(404);
    expect((await submit()).status).toBe(404);
  });
});

describe("handing in", () => {
  test("opens a task, once; until then the owner is led back to the form", async () => {
    const exists = async () =>
      ((await call(server.url, pointGuard, { token })).body as { exists: boolean }).exists;
    await savePlace();
    expect((await submit()).body).toMatchObject({ error: "profile_incomplete" });
    await savePractice();
    expect(await exists()).toBe(false);
    expect((await submit()).body).toEqual({ state: "pending" });
    expect((await submit()).body).toEqual({ state: "pending" });
    expect(await exists()).toBe(true);
    const { id, state } = (await profile())!;
    expect(state).toBe("pending");
    expect(await tasksOf(id)).toMatchObject([{ kind: "point_approval", decision: null }]);
  });

  test("a point that waits is not on the map and weighs nothing", async () => {
    const id = await handedIn();
    expect((await call(server.url, showPoint, { params: { id } })).status).toBe(404);
    const counter = await buildCounter(server.database.db);
    const refused = await deposit(
      server.url,
      { ...counter, operatorToken: token },
      { pointId: id },
    );
    expect([refused.status, refused.body]).toMatchObject([423, { error: "point_suspended" }]);
  });
});

describe("the decision of the back office", () => {
  const mailsTo = async () =>
    server.database.db
      .selectFrom("messages")
      .select(["template", "locale", "channel", "data"])
      .where("user_id", "=", ownerId)
      .execute();

  test("opens the point, closes the task and tells the owner in their language", async () => {
    const id = await handedIn();
    const key = randomUUID();
    expect((await decide(id, "approved", "", key)).status).toBe(200);
    expect((await decide(id, "approved", "", key)).status).toBe(200);
    expect(await tasksOf(id)).toMatchObject([{ decision: "approved" }]);
    expect((await call(server.url, showPoint, { params: { id } })).body).toMatchObject({
      name: { en: "بقالة البركة" },
      hours: practice.hours,
      phone: "+213550000000",
    });
    expect((await profile())?.state).toBe("approved");
    expect(await mailsTo()).toMatchObject([
      { template: "point_decided", locale: "ar", channel: "mail" },
    ]);
    const counter = await buildCounter(server.database.db);
    const weighed = await deposit(
      server.url,
      { ...counter, operatorToken: token },
      { pointId: id },
    );
    expect(weighed.status).toBe(201);
  });

  test("asks for more, and the same form goes in again", async () => {
    const id = await handedIn();
    const note = "La porte n'est pas là";
    await decide(id, "more_info", note);
    expect(await profile()).toMatchObject({ id, state: "more_info", note });
    expect((await submit()).body).toEqual({ state: "pending" });
    expect((await profile())?.note).toBeNull();
    await decide(id, "approved");
    expect(await tasksOf(id)).toMatchObject([{ decision: "more_info" }, { decision: "approved" }]);
  });

  test("refuses; the owner reads why, and may start anew", async () => {
    const id = await handedIn();
    await decide(id, "refused", "Two points at one address");
    expect(await profile()).toMatchObject({ id, state: "refused" });
    await savePlace({ address: "14 شارع الحرية" });
    const next = await profile();
    expect(next).toMatchObject({ state: "draft", practice: null });
    expect(next?.id).not.toBe(id);
  });

  test("is made once, with a reason for whoever is not let in", async () => {
    const id = await handedIn();
    expect((await decide(id, "refused", "no")).status).toBe(422);
    const key = randomUUID();
    await decide(id, "more_info", "Where is the door?", key);
    const other = await decide(id, "refused", "Where is the door?", key);
    expect(other.body).toMatchObject({ error: "idempotency_key_reused" });
    expect((await decide(id, "approved")).body).toMatchObject({ error: "already_decided" });
    expect((await decide(randomUUID(), "approved")).status).toBe(404);
  });

  test("is an entry among the owner's notifications", async () => {
    await server.addWorker();
    const id = await handedIn();
    await decide(id, "approved");
    const entries = async () =>
      (
        (await call(server.url, listNotifications, { token })).body as ResponseOf<
          typeof listNotifications
        >
      ).notifications;
    await expect
      .poll(entries, { timeout: 8000 })
      .toMatchObject([{ kind: "point_decided", data: { pointId: id, decision: "approved" } }]);
  });
});

describe("an open point", () => {
  test("changes at once; another name, or another place, is looked at afterwards", async () => {
    const id = await handedIn();
    await decide(id, "approved");
    const changes = async () =>
      (await tasksOf(id)).filter(({ kind }) => kind === "point_changed").length;
    await savePlace({ lat: place.lat + 0.001, address: "12 مكرر شارع الحرية" });
    await savePractice({ hours: { fri: [["14:00", "18:00"]] } });
    expect(await changes()).toBe(0);
    await savePlace({ lat: place.lat + 0.01 });
    expect(await changes()).toBe(1);
    await savePlace({ name: { ar: "متجر آخر" } });
    expect(await changes()).toBe(1);
    const shown = (await call(server.url, showPoint, { params: { id } })).body;
    expect(shown).toMatchObject({
      name: { ar: "متجر آخر" },
      hours: { fri: [["14:00", "18:00"]] },
    });
  });
});
