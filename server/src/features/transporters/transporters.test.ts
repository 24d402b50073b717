import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import { listNotifications } from "@app/contract/notifications";
import type { PointDecision } from "@app/contract/point-changes";
import { transporterProfile } from "@app/contract/profiles";
import { transporterGuard, transporterProfileExists } from "@app/contract/role-calls";
import * as contract from "@app/contract/transporter-profile";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let driverId: string;
let token: string;
let adminToken: string;

const driver = {
  firstName: "Karim",
  lastName: "Ziani",
  otherFirstName: "كريم",
  otherLastName: "زياني",
  licenceNumber: "160204517",
  licenceCategory: "B",
  licenceUntil: "2099-06-30",
} as const;
const van = {
  plate: "204517 118 16",
  kind: "van",
  payloadKilograms: 800,
  volumeLiters: 7500,
  insuranceUntil: "2099-03-31",
} as const;
const payment = {
  registerKind: "artisan",
  registerNumber: "16/00-0123456B20",
  registerUntil: "2099-12-31",
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
const meetDriver = async () => {
  const { db } = server.database;
  const email = `${randomUUID()}@example.com`;
  ({ id: driverId } = await buildUser(db, { roles: ["transporter"], email, locale: "ar" }));
  token = await buildSession(db, driverId);
};
beforeEach(meetDriver);

const saveDriver = (changes: object = {}) =>
  call(server.url, contract.saveDriver, { token, body: { ...driver, ...changes } });
const saveVehicles = (vehicles: readonly object[] = [van], wilayas: number[] = [16, 35]) =>
  call(server.url, contract.saveVehicles, {
    token,
    body: { vehicles: vehicles as contract.VehicleInput[], wilayas },
  });
const savePayment = (changes: object = {}) =>
  call(server.url, contract.savePayment, { token, body: { ...payment, ...changes } });
const submit = () => call(server.url, contract.submitTransporterProfile, { token });
const profile = async () =>
  (
    (await call(server.url, contract.showTransporterProfile, { token })).body as ResponseOf<
      typeof contract.showTransporterProfile
    >
  ).profile;
const decide = (
  decision: PointDecision,
  note = "",
  { key = randomUUID(), papers = [] as contract.AskedPaper[], id = driverId } = {},
) =>
  call(server.url, contract.decideTransporter, {
    token: adminToken,
    key,
    params: { id },
    body: { decision, note, papers },
  });
const fill = async () => {
  await saveDriver();
  await saveVehicles();
  await savePayment();
};
const handIn = async () => {
  await fill();
  await submit();
};
const tasks = () =>
  server.database.db
    .selectFrom("tasks")
    .select(["kind", "decision", "note"])
    .where("subject_id", "=", driverId)
    .orderBy("created_at")
    .execute();

describe("filling in", () => {
  test("each step saves by itself, and comes back as it was filled in", async () => {
    expect(await profile()).toBeNull();
    await saveDriver();
    expect(await profile()).toMatchObject({ state: "draft", driver, vehicles: [], payment: null });
    await saveVehicles();
    await savePayment();
    const { registerKind, registerNumber, registerUntil, bankAccount } = payment;
    expect(await profile()).toMatchObject({
      driver,
      vehicles: [{ ...van, plate: "204517-118-16" }],
      wilayas: [16, 35],
      payment: { registerKind, registerNumber, registerUntil, bankAccount },
    });
  });

  test("a van with the same plate is the same van; one that is left out is gone", async () => {
    await saveDriver();
    const second = { ...van, plate: "00321-314-09" };
    await saveVehicles([van, second]);
    const [first] = (await profile())!.vehicles;
    await saveVehicles([{ ...van, payloadKilograms: 600 }]);
    expect((await profile())!.vehicles).toMatchObject([{ id: first!.id, payloadKilograms: 600 }]);
    await saveVehicles([second]);
    expect((await profile())!.vehicles).toMatchObject([{ plate: "00321-314-09" }]);
  });

  test("two first steps at once make one file with one badge", async () => {
    await Promise.all([saveDriver(), saveDriver()]);
    await saveDriver({ lastName: "Mansouri" });
    expect(await profile()).toMatchObject({ driver: { lastName: "Mansouri" } });
  });

  test.each([
    { firstName: "K" },
    { licenceNumber: "12" },
    { licenceCategory: "A" },
    { licenceUntil: "31/12/2099" },
    { licenceUntil: "2020-12-31" },
  ])("a driver with %j is refused", async (changes) => {
    expect((await saveDriver(changes)).status).toBe(422);
    expect(await profile()).toBeNull();
  });

  test.each([
    [[]],
    [[{ ...van, plate: "16-204-517" }]],
    [[{ ...van, payloadKilograms: 99 }]],
    [[{ ...van, insuranceUntil: "2020-01-01" }]],
    [[van, { ...van, kind: "truck" }]],
    [[1, 2, 3, 4].map((n) => ({ ...van, plate: `1000${n}-118-16` }))],
  ])("vehicles like %j are refused", async (vehicles) => {
    await saveDriver();
    expect((await saveVehicles(vehicles)).status).toBe(422);
    expect((await profile())?.vehicles).toEqual([]);
  });

  test("only wilayas that there are can be served", async () => {
    await saveDriver();
    expect((await saveVehicles([van], [])).status).toBe(422);
    expect((await saveVehicles([van], [16, 16])).status).toBe(422);
  });

  test.each([{ consent: false }, { bankAccount: "00799999002345678940" }, { registerNumber: "1" }])(
    "a payment with %j is refused",
    async (changes) => {
      await saveDriver();
      expect((await savePayment(changes)).status).toBe(422);
    },
  );

  test("the later steps need the first", async () => {
    expect((await saveVehicles()).status).toBe(404);
    expect((await savePayment()).status).toBe(404);
    expect((await submit()).status).toBe(404);
  });
});

describe("handing in", () => {
  test("[C-13] [C-25] [C-26] opens a task, once; until then there is no record", async () => {
    const exists = async () => [
      ((await call(server.url, transporterGuard, { token })).body as { exists: boolean }).exists,
      (await call(server.url, transporterProfileExists, { token })).body,
      (await call(server.url, transporterProfile, { token })).status,
    ];
    await saveDriver();
    await saveVehicles();
    expect((await submit()).body).toMatchObject({ error: "profile_incomplete" });
    await savePayment();
    expect(await exists()).toEqual([false, false, 404]);
    expect((await submit()).body).toEqual({ state: "pending" });
    expect((await submit()).body).toEqual({ state: "pending" });
    expect(await exists()).toEqual([true, true, 200]);
    const { body } = await call(server.url, transporterProfile, { token });
    expect(body).toEqual({ username: "Karim Ziani" });
    expect(await tasks()).toMatchObject([{ kind: "transporter_approval", decision: null }]);
  });

  test("waits for papers that hold", async () => {
    await fill();
    await server.database.db
      .updateTable("vehicles")
      .set({ insurance_until: "2020-01-01" })
      .where("user_id", "=", driverId)
      .execute();
    expect((await submit()).body).toMatchObject({ error: "profile_incomplete" });
    // What has run out may stay while something else is changed.
    expect((await saveVehicles([{ ...van, insuranceUntil: "2020-01-01" }])).status).toBe(200);
  });
});

describe("the decision of the back office", () => {
  const messages = () =>
    server.database.db
      .selectFrom("messages")
      .select(["template", "locale", "channel"])
      .where("user_id", "=", driverId)
      .execute();
  const notifications = async () =>
    (
      (await call(server.url, listNotifications, { token })).body as ResponseOf<
        typeof listNotifications
      >
    ).notifications;

  test("lets the driver start, closes the task and tells them in their language", async () => {
    await handIn();
    const key = randomUUID();
    expect((await decide("approved", "", { key })).status).toBe(200);
    expect((await decide("approved", "", { key })).status).toBe(200);
    expect((await profile())?.state).toBe("approved");
    expect(await tasks()).toMatchObject([{ decision: "approved" }]);
    expect(await messages()).toEqual([
      { template: "transporter_decided", locale: "ar", channel: "mail" },
    ]);
    expect(await notifications()).toMatchObject([
      { kind: "transporter_decided", data: { decision: "approved" } },
    ]);
  });

  test("asks for more, says which paper and why, and the same file goes in again", async () => {
    await handIn();
    const papers = [{ kind: "insurance", plate: "204517-118-16" }] as const;
    await decide("more_info", "L'attestation est illisible", { papers: [...papers] });
    expect(await profile()).toMatchObject({
      state: "more_info",
      note: "L'attestation est illisible",
      askedPapers: papers,
    });
    expect((await call(server.url, transporterProfileExists, { token })).body).toBe(false);
    expect((await submit()).body).toEqual({ state: "pending" });
    expect(await profile()).toMatchObject({ note: null, askedPapers: [] });
    await decide("approved");
    expect(await tasks()).toMatchObject([{ decision: "more_info" }, { decision: "approved" }]);
  });

  test("refuses; the driver reads why, and may begin anew with what they had", async () => {
    await handIn();
    await decide("refused", "The licence is somebody else's");
    expect(await profile()).toMatchObject({
      state: "refused",
      note: "The licence is somebody else's",
    });
    await saveDriver({ licenceNumber: "160999999" });
    expect(await profile()).toMatchObject({ state: "draft", vehicles: [{ kind: "van" }] });
    expect((await submit()).body).toEqual({ state: "pending" });
  });

  test("is made once, with a reason for whoever is not let in", async () => {
    await handIn();
    expect((await decide("refused", "no")).status).toBe(422);
    const key = randomUUID();
    await decide("more_info", "Which van is it?", { key });
    const other = await decide("refused", "Which van is it?", { key });
    expect(other.body).toMatchObject({ error: "idempotency_key_reused" });
    expect((await decide("approved")).body).toMatchObject({ error: "already_decided" });
  });

  test("under one key at once is made for one driver, and refused for the others", async () => {
    const key = randomUUID();
    const decisions: (() => ReturnType<typeof decide>)[] = [];
    for (let drivers = 0; drivers < 6; drivers++) {
      await meetDriver();
      await handIn();
      const id = driverId;
      decisions.push(() => decide("approved", "", { key, id }));
    }
    const answers = await Promise.all(decisions.map((make) => make()));
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused).toHaveLength(5);
    expect(refused.map(({ body }) => body)).toEqual(
      refused.map(() => expect.objectContaining({ error: "idempotency_key_reused" })),
    );
  });
});

test("an approved driver's new papers hold at once, and somebody looks at them", async () => {
  await handIn();
  await decide("approved");
  const changes = async () =>
    (await tasks()).filter(({ kind }) => kind === "transporter_changed").length;
  await saveDriver();
  await saveVehicles();
  await savePayment();
  expect(await changes()).toBe(0);
  await saveVehicles([{ ...van, insuranceUntil: "2099-09-30" }]);
  expect((await profile())?.vehicles).toMatchObject([{ insuranceUntil: "2099-09-30" }]);
  expect((await profile())?.state).toBe("approved");
  expect(await changes()).toBe(1);
});
