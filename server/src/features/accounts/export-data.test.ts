import { exportMyData } from "@app/contract/privacy";
import { connect } from "@app/database/connect";
import { buildReward } from "@app/database/testing/build-reward";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { freshPhone } from "../../testing/fresh.ts";
import { buildBuyer, exchange } from "../../testing/market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { personalTables, sameRows } from "./personal-tables.ts";
import * as newcomer from "./testing/newcomer.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const db = () => server.database.db;

type Tables = Record<string, Record<string, unknown>[]>;
const exported = async (token: string): Promise<Tables> => {
  const { status, body } = await call(server.url, exportMyData, { token });
  expect(status).toBe(200);
  return (body as { tables: Tables }).tables;
};

/** A device of theirs takes notifications. */
const listen = (userId: string) =>
  sql`insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
    select gen_random_uuid(), user_id, id, 'https://push.example/' || id, 'device-key', 'device-key'
    from sessions where user_id = ${userId}`.execute(db());

/** Every column that refers to a person, as the database itself says. */
const referringColumns = async (): Promise<string[]> => {
  const owner = connect(server.database.ownerUrl, { max: 1 });
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conparentid = 0
    order by 1`.execute(owner.db);
  await owner.close();
  return rows.map(({ name }) => name);
};

const registered = (): Set<string> =>
  new Set([
    ...personalTables.flatMap(({ table, by }) => by.map((column) => `${table}.${column}`)),
    ...sameRows.map(({ table, by }) => `${table}.${by}`),
  ]);

test("every table that refers to a person is in the register", async () => {
  const known = registered();
  const columns = await referringColumns();
  expect(columns.length).toBeGreaterThan(10);
  expect(columns.filter((column) => !known.has(column))).toEqual([]);
});

test("a table nobody thought of is noticed", async () => {
  const owner = connect(server.database.ownerUrl, { max: 1 });
  await sql`create table forgotten (id uuid primary key, author uuid references users)`.execute(
    owner.db,
  );
  const known = registered();
  const missing = (await referringColumns()).filter((column) => !known.has(column));
  await sql`drop table forgotten`.execute(owner.db);
  await owner.close();
  expect(missing).toEqual(["forgotten.author"]);
});

test("the person gets every row about them, in its own columns", async () => {
  const phone = freshPhone();
  const { token } = await newcomer.enrol(server, phone);
  const counter = await buildCounter(db());
  const { id, code } = await db()
    .selectFrom("users")
    .select(["id", "code"])
    .where("phone", "=", phone)
    .executeTakeFirstOrThrow();
  await deposit(server.url, counter, { citizenCode: code });
  await sql`insert into notifications (id, user_id, kind, data)
    values (gen_random_uuid(), ${id}, 'deposit_recorded', '{"tokens": 8160}')`.execute(db());
  await listen(id);
  const tables = await exported(token);
  expect(tables).toMatchObject({
    users: [{ id, code, first_name: "Yasmine", phone, locale: "fr" }],
    user_roles: [{ role: "citizen" }],
    sessions: [{ revoked_at: null }],
    devices: [{ created_at: expect.any(String) }],
    push_subscriptions: [{ created_at: expect.any(String) }],
    consents: [{ document: "privacy" }, { document: "terms" }],
    citizen_profiles: [{ username: "yasmine.b", commune_code: 1601 }],
    notifications: [{ data: { tokens: 8160 } }],
    accounts: [{ balance: 8160, deposit_count: 1 }],
    citizen_deposits: [{ grams: 3400, material: "pet", tokens: 8160 }],
    transfers: [{ amount: 8160, kind: "deposit_earned" }],
  });
});

test("tokens that moved without a deposit are in it too, with the voucher they moved for", async () => {
  const buyer = await buildBuyer(server);
  const { id, code } = await exchange(server, buyer, await buildReward(db()));
  const tables = await exported(buyer.token);
  expect(tables["vouchers"]).toMatchObject([{ id, code, tokens: 1000, status: "ready" }]);
  expect(tables["vouchers"]?.[0]).not.toHaveProperty("partner_centimes");
  expect(tables["transfers"]).toEqual(
    expect.arrayContaining([expect.objectContaining({ amount: 1000, kind: "reward_reserved" })]),
  );
});

test("no secret, no hash, and nothing of anybody else is in it", async () => {
  const { ownerId, id: pointId } = await buildPoint(db());
  const token = await buildSession(db(), ownerId);
  await sql`insert into point_invitations (id, point_id, invited_by, token_hash, name, phone, expires_at)
    values (gen_random_uuid(), ${pointId}, ${ownerId}, 'secret', 'Sofiane', '+213550009999',
      now() + interval '1 day')`.execute(db());
  await listen(ownerId);
  const tables = await exported(token);
  expect(tables["point_invitations"]).toHaveLength(1);
  const text = JSON.stringify(tables);
  expect(text).not.toMatch(/_hash"|_secret"|push\.example|device-key|Sofiane|550009999/);
  const owners = new Set(tables["users"]?.map(({ id }) => id));
  expect(owners).toEqual(new Set([ownerId]));
  const { rows } = await sql<{ id: string }>`select id from users where id <> ${ownerId}`.execute(
    db(),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ id }) => text.includes(id))).toEqual([]);
});

test("no column of the binary kind leaves: such are hashes and sealed secrets", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(db());
  const binary = new Set(rows.map(({ name }) => name));
  const left = personalTables.flatMap(({ table, without = [] }) =>
    [...binary].filter(
      (name) => name.startsWith(`${table}.`) && !without.includes(name.slice(table.length + 1)),
    ),
  );
  expect(binary.size).toBeGreaterThan(5);
  expect(left).toEqual([]);
});

test("five times a day, not more", async () => {
  const { id } = await buildUser(db());
  const token = await buildSession(db(), id);
  for (let n = 0; n < 5; n++) await exported(token);
  expect((await call(server.url, exportMyData, { token })).status).toBe(429);
});
