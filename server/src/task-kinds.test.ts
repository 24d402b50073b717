import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { listAudit } from "@app/contract/audit";
import type { BodyInput } from "@app/contract/endpoint";
import * as contract from "@app/contract/tasks";
import { deskTaskBuilders } from "@app/database/testing/build-desk-tasks";
import { taskBuilders } from "@app/database/testing/build-tasks";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { taskKinds } from "./task-kinds.ts";
import { call } from "./testing/call.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
let admins: string[];

const admin = async (): Promise<string> => {
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db, { firstName: "Selma", lastName: "Amrani" });
  await makeAdmin(ownerUrl, id);
  return buildSession(db, id, { isStrong: true });
};

beforeAll(async () => {
  server = await startTestServer();
  admins = await Promise.all([admin(), admin()]);
});
afterAll(() => server.stop());

/** Whatever is decided, every gram and every token is where it should be. */
afterEach(async () => {
  const { rows } = await sql`select violation from ledger_violations()
    union all select violation from custody_violations()
    union all select violation from claims_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});

const token = (place = 0): string => admins[place] ?? "";

interface Shown {
  task: contract.TaskRow;
  choices: contract.Choice[];
  facts: contract.Fact[];
  decided: { choice: string } | null;
}

const show = async (id: string): Promise<Shown> => {
  const { body } = await call(server.url, contract.showTask, { token: token(), params: { id } });
  return contract.showTask.response.parse(body);
};

const bodyOf = ({ id, note, figure }: contract.Choice) => ({
  choice: id,
  note: note === "needed" ? "Looked at and decided" : "",
  ...(figure && { figure: 4200 }),
});

const decide = (
  id: string,
  body: BodyInput<typeof contract.decideTask>,
  key: string = randomUUID(),
  who = 0,
) => call(server.url, contract.decideTask, { token: token(who), params: { id }, body, key });

const countLines = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from audit_entries`.execute(server.database.db);
  return rows[0]?.count ?? 0;
};

interface Texts {
  kind: Record<string, string>;
  choice: Record<string, Record<string, { title: string; text: string }>>;
  fact: Record<string, string>;
  word: Record<string, string>;
}
const texts = JSON.parse(
  readFileSync(
    new URL("../../web/app/features/tasks/locales/en.json", import.meta.url).pathname,
    "utf8",
  ),
) as Texts;

const builders = { ...taskBuilders, ...deskTaskBuilders };

const cases = Object.entries(builders).flatMap(([kind, build]) =>
  (taskKinds.find((one) => one.kind === kind)?.choices ?? []).map((choice) => ({
    kind,
    build,
    choice,
    name: `${kind}: ${choice.id}`,
  })),
);

describe("the kinds of tasks", () => {
  test("the database takes those of the contract and no other", async () => {
    const { rows } = await sql<{
      definition: string;
    }>`select pg_get_constraintdef(oid) as definition
      from pg_constraint where conname = 'tasks_kind_check'`.execute(server.database.db);
    const allowed = [...(rows[0]?.definition ?? "").matchAll(/'([a-z_]+)'::text/g)];
    expect(allowed.map(([, kind]) => String(kind)).toSorted()).toEqual([...contract.taskKinds]);
  });

  test("each is owned, and can be built", () => {
    const owned = taskKinds.map(({ kind }) => String(kind)).toSorted();
    expect(owned).toEqual([...contract.taskKinds]);
    expect(Object.keys(builders).toSorted()).toEqual(owned);
  });

  test("each is owned once and has two or three choices with a name", () => {
    const names = taskKinds.map(({ kind }) => kind);
    expect(new Set(names).size).toBe(names.length);
    for (const { kind, choices } of taskKinds) {
      expect([kind, [2, 3].includes(choices.length)]).toEqual([kind, true]);
      const named = Object.keys(texts.choice[kind] ?? {}).toSorted();
      expect([kind, named]).toEqual([kind, choices.map(({ id }) => id).toSorted()]);
    }
  });
});

describe("[R-29] every choice of every kind", () => {
  test.each(cases)("$name is decided once, with one line of the audit", async (one) => {
    const id = await one.build(server.database);
    const { facts, task } = await show(id);
    expect(facts.length).toBeGreaterThan(0);
    expect([1, 2, 3]).toContain(task.title.length);
    for (const { name, value } of [...facts, ...task.title]) {
      expect([name, texts.fact[name]]).not.toEqual([name, undefined]);
      if (value.type === "word") expect(Object.keys(texts.word)).toContain(value.value);
    }
    const before = await countLines();
    const key = randomUUID();
    const first = await decide(id, bodyOf(one.choice), key);
    expect([first.status, first.body]).toEqual([200, {}]);
    expect((await decide(id, bodyOf(one.choice), key)).status).toBe(200);
    expect(await countLines()).toBe(before + 1);
    expect((await show(id)).decided?.choice).toBe(one.choice.id);
    const late = await decide(id, bodyOf(one.choice), randomUUID(), 1);
    expect(late.status).toBe(409);
  });

  test.each(Object.entries(builders))("%s: of two at once one decides", async (_, build) => {
    const id = await build(server.database);
    const { choices } = await show(id);
    const [one, other] = choices;
    if (!one || !other) throw new Error("no choice");
    const before = await countLines();
    const both = await Promise.all([
      decide(id, bodyOf(one), undefined, 0),
      decide(id, bodyOf(other), undefined, 1),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await countLines()).toBe(before + 1);
  });
});

test("what was decided is in the audit under a name", async () => {
  const { body } = await call(server.url, listAudit, { token: token() });
  const acts = new Set(listAudit.response.parse(body).entries.map(({ act }) => act));
  const named = JSON.parse(
    readFileSync(
      new URL("../../web/app/features/audit/locales/en.json", import.meta.url).pathname,
      "utf8",
    ),
  ) as { act: Record<string, string> };
  expect(acts.size).toBeGreaterThan(0);
  for (const act of acts) expect(Object.keys(named.act)).toContain(act);
});
