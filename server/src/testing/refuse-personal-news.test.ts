import { randomUUID } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusePersonalNews } from "./refuse-personal-news.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("outbox").execute());

const tell = (payload: object) =>
  sql`insert into outbox (id, subject, payload, trace_id, created_at)
    values (${randomUUID()}, 'deposit.recorded', ${JSON.stringify(payload)}, 'trace', now())`.execute(
    database.db,
  );

test.each(["+213550000001", "0550000001", "yasmine@example.com", "Yasmine", "ياسمين", "K7XQ2M"])(
  "%s is refused, however deep",
  async (value) => {
    await tell({ citizenId: randomUUID(), about: [{ value }] });
    await expect(refusePersonalNews(database)).rejects.toThrow(value);
  },
);

test("ids, numbers, days and words of our own are told", async () => {
  const day = "2026-11-18";
  const moment = new Date().toISOString();
  await tell({ id: randomUUID(), grams: 1200, day, moment, lot: "A-1001", status: "handed_over" });
  await tell({ brand: "Source Vive", reason: null, isWaiting: false });
  await refusePersonalNews(database);
});
