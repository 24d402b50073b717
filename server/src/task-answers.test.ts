import { isOfficeDay } from "@app/contract/office-calendar";
import { buildDeskTask, type DeskKind } from "@app/database/testing/build-desk-tasks";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAdmin, decide } from "./testing/back-office.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await buildAdmin(server);
});
afterAll(() => server.stop());

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(server.database.db)).rows;

interface Mail {
  template: string;
  locale: string;
  data: Record<string, unknown>;
}

/** Decides a new task and answers what was sent for it. */
const decideNew = async (kind: DeskKind, choice: string, note = "We come on Sunday at ten") => {
  const task = await buildDeskTask(server.database, kind);
  const known = await rowsOf(sql<{ id: string }>`select id from messages`);
  const answer = await decide(server, token, task.id, { choice, note });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  const mails = await rowsOf(sql<Mail & { id: string }>`select id, template, locale, data
    from messages where channel = 'mail'`);
  const ids = new Set(known.map(({ id }) => id));
  return { ...task, mails: mails.filter(({ id }) => !ids.has(id)) };
};

test.each([
  { kind: "school", choice: "scheduled", template: "school_answered" },
  { kind: "school", choice: "call_again", template: "school_answered" },
  { kind: "school", choice: "refused", template: "school_answered" },
  { kind: "office_order", choice: "in_one_week", template: "answered" },
  { kind: "office_order", choice: "ended", template: "answered" },
  { kind: "office_problem", choice: "solved", template: "answered" },
  { kind: "check_brand", choice: "more_info", template: "brand_decided" },
  { kind: "check_campaign", choice: "confirmed", template: "answered" },
  { kind: "check_campaign", choice: "refused", template: "answered" },
  { kind: "campaign_ended", choice: "agreed", template: "answered" },
  { kind: "reported_claim", choice: "told", template: "answered" },
  { kind: "distribution_difference", choice: "asked", template: "answered" },
] as const)("$kind: whoever waits reads what was $choice", async ({ kind, choice, template }) => {
  const { mails } = await decideNew(kind, choice);
  expect(mails).toMatchObject([
    { template, locale: "fr", data: { reason: "We come on Sunday at ten" } },
  ]);
});

test.each([
  { kind: "campaign_ended", choice: "kept" },
  { kind: "reported_claim", choice: "noted" },
  { kind: "distribution_difference", choice: "explained" },
  { kind: "top_ups_stuck", choice: "told" },
] as const)("$kind: $choice is written down and told to nobody", async ({ kind, choice }) => {
  const { mails } = await decideNew(kind, choice);
  expect(mails).toEqual([]);
});

test("a school that was not reached is called again; deciding the old task changes nothing", async () => {
  const { id, subjectId } = await decideNew("school", "call_again");
  const open = () =>
    rowsOf(sql<{ id: string; days: number }>`select id,
      extract(day from due_at - now())::int as days
      from tasks where subject_id = ${subjectId} and decided_at is null`);
  expect(await open()).toMatchObject([{ days: 2 }]);
  const late = await decide(server, token, id, { choice: "refused" });
  expect([late.status, late.body]).toMatchObject([409, { error: "already_decided" }]);
  expect(await open()).toHaveLength(1);
  const [status] = await rowsOf(sql`select status from school_applications
    where id = ${subjectId}`);
  expect(status).toEqual({ status: "contacted" });
});

test.each([
  { choice: "in_one_week", days: 7 },
  { choice: "in_two_weeks", days: 14 },
])("an office gets its bins $choice, on a day on which it works", async ({ choice, days }) => {
  const { subjectId } = await decideNew("office_order", choice, "");
  const [order] = await rowsOf(sql<{ status: string; day: string; days: number }>`
    select status, installs_on::text as day,
      installs_on - (now() at time zone 'Africa/Algiers')::date as days
    from office_orders where id = ${subjectId}`);
  expect(order?.status).toBe("confirmed");
  expect(isOfficeDay(order?.day ?? "")).toBe(true);
  expect(order?.days).toBeGreaterThanOrEqual(days);
  expect(order?.days).toBeLessThanOrEqual(days + 2);
});

test("a campaign whose payment came runs, and its budget says which payment it was", async () => {
  const { subjectId } = await decideNew("check_campaign", "confirmed", "Transfer 2026-118");
  const [campaign] = await rowsOf(sql`select c.state, f.reference, f.centimes = c.centimes as paid
    from campaigns c join budget_fillings f on f.budget_id = c.id where c.id = ${subjectId}`);
  expect(campaign).toEqual({ state: "running", reference: "Transfer 2026-118", paid: true });
});

test("an office keeps the answer beside what it reported", async () => {
  const { subjectId } = await decideNew("office_problem", "coming");
  const [problem] = await rowsOf(sql`select answer from office_problems where id = ${subjectId}`);
  expect(problem).toEqual({ answer: "We come on Sunday at ten" });
});
