import { createHmac, randomUUID } from "node:crypto";
import { makeCode } from "@app/contract/public-code";
import { connect } from "@app/database/connect";
import { addMember, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeEach, beforeAll, describe, expect, test } from "vitest";
import { keyedHash } from "../../secrets.ts";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type DepositEntry, outcomes, type Phone, usePhone } from "./testing/phone.ts";

let server: TestServer;
let counter: Counter;
let phone: Phone;
const now = new Date("2026-11-15T18:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());
beforeEach(() => {
  phone = usePhone(server, counter, now);
});

describe("what a phone brings", () => {
  test("thirty at once are thirty deposits, and sent again they are still thirty", async () => {
    const entries = Array.from({ length: 30 }, (_, index) => phone.weighed(index + 1));
    const [first, second] = await Promise.all([phone.send(entries), phone.send(entries)]);
    expect(first.status).toBe(200);
    expect(second.body.results).toEqual(first.body.results);
    expect(await phone.deposits()).toHaveLength(30);
    expect(first.body.missing).toEqual([]);
  });

  test("the moment of the weighing counts, however wrong the phone's clock is", async () => {
    const wrong = new Date(now.getTime() - 400 * 24 * 3600 * 1000);
    const occurredAt = new Date(wrong.getTime() - 3 * 3600 * 1000).toISOString();
    await phone.send([phone.weighed(1, { occurredAt })], { sentAt: wrong.toISOString() });
    const [row] = await phone.deposits();
    expect(row?.occurred_at.toISOString()).toBe("2026-11-15T15:00:00.000Z");
    expect(row?.created_at).toEqual(now);
    const [entry] = await phone.entries();
    expect(entry?.skew_seconds).toBe(400 * 24 * 3600);
  });

  test("what waited longer than a week is answered and not recorded, and its number has arrived", async () => {
    const week = 7 * 24 * 3600;
    const entries = [
      phone.weighed(1, { occurredAt: phone.ago(week + 1) }),
      phone.weighed(2, { occurredAt: phone.ago(-week - 1) }),
      phone.weighed(3, { occurredAt: phone.ago(week) }),
    ];
    const answer = await phone.send(entries);
    expect(outcomes(answer)).toEqual(["1 too_old", "2 too_old", "3 recorded"]);
    expect(answer.body.missing).toEqual([]);
  });

  test("a clock that was put back since the weighing makes it one of now", async () => {
    expect(
      outcomes(await phone.send([phone.weighed(1, { occurredAt: phone.ago(-2 * 3600) })])),
    ).toEqual(["1 recorded"]);
    const [row] = await phone.deposits();
    expect(row?.occurred_at).toEqual(now);
  });

  test("one that is refused harms none of the others, and mended it comes again under its number", async () => {
    const unknown = phone.weighed(2);
    unknown.deposit = { ...unknown.deposit, citizenCode: makeCode(() => 7) };
    const answer = await phone.send([phone.weighed(1), unknown, phone.weighed(3)]);
    expect(outcomes(answer)).toEqual(["1 recorded", "2 citizen_unknown", "3 recorded"]);
    expect(answer.body.missing).toEqual([]);
    expect(outcomes(await phone.send([phone.weighed(2)]))).toEqual(["2 recorded"]);
    expect((await phone.deposits()).map((row) => row.device_number)).toEqual([1, 2, 3]);
  });
});

describe("who weighed", () => {
  const removedAt = new Date(now.getTime() - 3600 * 1000);

  test("somebody removed since brings what they weighed before, and nothing of later", async () => {
    const { db } = server.database;
    const former = await buildUser(db, { roles: ["citizen", "point"] });
    await addMember(db, counter.pointId, former.id, "collaborator");
    await db
      .updateTable("point_members")
      .set({ removed_at: removedAt })
      .where("user_id", "=", former.id)
      .execute();
    const token = await buildSession(db, former.id);
    const entries = [
      phone.weighed(1, { occurredAt: phone.ago(3601) }),
      phone.weighed(2, { occurredAt: phone.ago(3600) }),
      phone.weighed(3, { occurredAt: phone.ago(0) }),
    ];
    const answer = await phone.send(entries, {}, token);
    expect(outcomes(answer)).toEqual(["1 recorded", "2 not_a_member", "3 not_a_member"]);
  });

  test("nobody weighs for somebody who signs in on the same phone", async () => {
    const { db } = server.database;
    const secret_hash = Buffer.from(randomUUID());
    const shared = [counter.operatorId, counter.citizen.id];
    const rows = shared.map((user_id) => ({ user_id, secret_hash }));
    await db.insertInto("devices").values(rows).execute();
    expect(outcomes(await phone.send([phone.weighed(1)]))).toEqual(["1 self_deposit"]);
    await db.deleteFrom("devices").where("secret_hash", "=", secret_hash).execute();
    expect(outcomes(await phone.send([phone.weighed(1)]))).toEqual(["1 recorded"]);
  });
});

describe("what was paid", () => {
  test("is the rate of the weighing, also when another one holds by now", async () => {
    const owner = connect(server.database.ownerUrl);
    await sql`update rates set valid = tstzrange(lower(valid), '2026-11-15T12:00:00Z')
      where id = 3`.execute(owner.db);
    await sql`insert into rates (id, material, per_kilogram, star_bonus_percent, valid)
      values (33, 'aluminium', 9000, 10, '[2026-11-15T12:00:00Z,)')`.execute(owner.db);
    await owner.close();
    const cans = (number: number, seconds: number): DepositEntry => {
      const entry = phone.weighed(number, { occurredAt: phone.ago(seconds) });
      return { ...entry, deposit: { ...entry.deposit, material: "aluminium" } };
    };
    const { body } = await phone.send([cans(1, 7 * 3600), cans(2, 5 * 3600)]);
    expect(body.results.map(({ deposit }) => deposit?.tokens)).toEqual([6000, 9000]);
  });
});

describe("how the citizen was known", () => {
  const sealAt = (moment: Date, code = counter.citizen.code): string => {
    const secret = keyedHash(testConfig(server.database), `code:${code}`);
    const step = Math.floor(moment.getTime() / 60_000);
    const mac = createHmac("sha256", secret).update(`${code}|${step}`).digest();
    return `${step}.${mac.subarray(0, 12).toString("base64url")}`;
  };
  const scan = (seal: string | null, isCard = false) => ({ by: "scan" as const, seal, isCard });

  test("a code shown at that moment is live; a picture of it, or another's seal, is old", async () => {
    const hoursAgo = new Date(now.getTime() - 3 * 3600 * 1000);
    const offline = { occurredAt: hoursAgo.toISOString() };
    await phone.send([
      phone.weighed(1, { seenAs: scan(sealAt(new Date(phone.ago(60)))) }),
      phone.weighed(2, { seenAs: scan(sealAt(hoursAgo)), ...offline }),
      phone.weighed(3, { seenAs: scan(sealAt(hoursAgo)) }),
      phone.weighed(4, {
        seenAs: scan(
          sealAt(
            new Date(phone.ago(60)),
            makeCode(() => 3),
          ),
        ),
      }),
      phone.weighed(5, { seenAs: scan(null) }),
      phone.weighed(6, { seenAs: scan(null, true) }),
      phone.weighed(7, { seenAs: { by: "phone" } }),
      phone.weighed(8),
    ]);
    expect((await phone.deposits()).map((row) => row.identified_by)).toEqual([
      "live_code",
      "live_code",
      "old_code",
      "old_code",
      "old_code",
      "printed_card",
      "phone",
      "typed_code",
    ]);
  });
});

test("the ledger holds", async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});
