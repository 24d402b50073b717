import { randomUUID } from "node:crypto";
import { openDispute } from "@app/contract/deposit-changes";
import type { DeviceEntry } from "@app/contract/device-entries";
import { makeCode } from "@app/contract/public-code";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type DepositEntry, outcomes, type Phone, usePhone } from "./testing/phone.ts";

const now = new Date("2026-11-15T18:00:00Z");

let server: TestServer;
let counter: Counter;
let phone: Phone;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());
beforeEach(() => {
  phone = usePhone(server, counter, now);
});

const balance = async (): Promise<number> => {
  const { db } = server.database;
  const account = db.selectFrom("accounts").select("balance").where("id", "=", counter.citizen.id);
  return (await account.executeTakeFirstOrThrow()).balance;
};

const undone = ({ number, key }: DepositEntry, afterSeconds = 20): DeviceEntry => ({
  kind: "undone",
  number,
  key,
  afterSeconds,
});

const forNobody = (number: number): DepositEntry => {
  const entry = phone.weighed(number);
  return { ...entry, deposit: { ...entry.deposit, citizenCode: makeCode(() => 7) } };
};

describe("an entry that was undone", () => {
  test("before it was sent only accounts for its number", async () => {
    const { send, weighed } = phone;
    const answer = await send([weighed(1), undone(weighed(2)), weighed(3)]);
    expect(outcomes(answer)).toEqual(["1 recorded", "2 undone", "3 recorded"]);
    expect(answer.body.missing).toEqual([]);
    expect(await phone.deposits()).toHaveLength(2);
  });

  test("after it had arrived is voided, once, and its tokens go back", async () => {
    const entry = phone.weighed(1);
    const before = await balance();
    const { body } = await phone.send([entry]);
    const again = await Promise.all([phone.send([undone(entry)]), phone.send([undone(entry)])]);
    for (const answer of again) {
      expect(outcomes(answer)).toEqual(["1 undone"]);
      expect(answer.body.results[0]?.deposit).toEqual(body.results[0]?.deposit);
    }
    expect(await balance()).toBe(before);
    expect((await phone.deposits()).map(({ status }) => status)).toEqual(["voided"]);
  });

  test("is never recorded by a copy that comes after", async () => {
    const entry = phone.weighed(1);
    const [, late] = [await phone.send([undone(entry)]), await phone.send([entry])];
    expect(outcomes(late)).toEqual(["1 idempotency_key_reused"]);
    expect(await phone.deposits()).toEqual([]);
    expect((await phone.entries()).map(({ outcome }) => outcome)).toEqual(["undone"]);
  });

  test("ends the same whichever of the two is first", async () => {
    const entries = Array.from({ length: 20 }, (_, place) => phone.weighed(place + 1));
    const before = await balance();
    await Promise.all([phone.send(entries), phone.send(entries.map((entry) => undone(entry)))]);
    await phone.send(entries.map((entry) => undone(entry)));
    expect((await phone.deposits()).filter(({ status }) => status !== "voided")).toEqual([]);
    expect(await balance()).toBe(before);
  });

  test("stays when the citizen has disputed it meanwhile, and the phone is told", async () => {
    const entry = phone.weighed(1);
    await phone.send([entry]);
    const { number } = await server.database.db
      .selectFrom("deposits")
      .select("number")
      .where("device_id", "=", phone.deviceId)
      .executeTakeFirstOrThrow();
    await call(server.url, openDispute, {
      token: counter.citizenToken,
      key: randomUUID(),
      params: { number },
      body: { reason: "weight", note: "" },
    });
    const answer = await phone.send([undone(entry)]);
    expect(outcomes(answer)).toEqual(["1 deposit_settled"]);
    expect(answer.body.results[0]?.deposit).not.toBeNull();
  });
});

describe("an entry that was given up", () => {
  const givenUp = ({ number, key, occurredAt, deposit }: DepositEntry): DeviceEntry => ({
    kind: "given_up",
    number,
    key,
    occurredAt,
    deposit,
    reason: "citizen_not_found",
    note: "Left before we could ask",
  });

  test("stays in the record with its reason and without the code, and can no longer be recorded", async () => {
    const entry = forNobody(1);
    expect(outcomes(await phone.send([entry]))).toEqual(["1 citizen_unknown"]);
    expect(outcomes(await phone.send([givenUp(entry)]))).toEqual(["1 given_up"]);
    const mended = { ...phone.weighed(1), key: entry.key };
    expect(outcomes(await phone.send([mended]))).toEqual(["1 idempotency_key_reused"]);
    const { pointId } = counter;
    const { occurredAt } = entry;
    expect(await phone.entries()).toEqual([
      {
        number: 1,
        outcome: "given_up",
        details: {
          pointId,
          material: "pet",
          grams: 1000,
          occurredAt,
          reason: "citizen_not_found",
          note: "Left before we could ask",
        },
        skew_seconds: 0,
      },
    ]);
  });

  test("after the server had recorded it is a deposit", async () => {
    const entry = phone.weighed(1);
    await phone.send([entry]);
    expect(outcomes(await phone.send([givenUp(entry)]))).toEqual(["1 recorded"]);
  });
});

test("the code of a refused one is mended under its number and its key", async () => {
  const entry = forNobody(1);
  await phone.send([entry]);
  const mended = { ...entry, deposit: { ...entry.deposit, citizenCode: counter.citizen.code } };
  expect(outcomes(await phone.send([mended]))).toEqual(["1 recorded"]);
  expect(outcomes(await phone.send([mended]))).toEqual(["1 recorded"]);
  expect(await phone.deposits()).toHaveLength(1);
});

test("the ledger holds", async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});
