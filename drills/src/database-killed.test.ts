import { randomUUID } from "node:crypto";
import { inDatabase } from "@app/database/config";
import { connect, type Connection } from "@app/database/connect";
import { ensureDatabase } from "@app/database/create-database";
import { migrate } from "@app/database/migrate";
import { fillBudget } from "@app/database/testing/budgets";
import { type OwnCluster, startCluster } from "@app/harness/cluster";
import { type RunningProcess, startServer } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildScene, postDeposit, type Scene } from "./scene.ts";

let cluster: OwnCluster;
let connection: Connection;
let api: RunningProcess;
let scene: Scene;

beforeAll(async () => {
  cluster = await startCluster();
  const as = (role: string) =>
    inDatabase(`postgres://${role}:${role}@127.0.0.1:${cluster.port}/postgres`, "drill");
  await ensureDatabase(as("app_owner"), cluster.adminUrl);
  await migrate(as("app_owner"));
  connection = connect(as("app_server"));
  await fillBudget(connection.db, 100_000_000_000);
  scene = await buildScene(connection.db, 10);
  api = await startServer("api", { DATABASE_URL: as("app_server"), NAMESPACE: "drill" });
});
afterAll(async () => {
  await api.end();
  await connection.close();
  await cluster.close();
});

interface Sent {
  key: string;
  n: number;
  status: number;
}

const send = async (n: number, key: string = randomUUID()): Promise<Sent> => {
  try {
    const answer = await postDeposit(api.url, scene.operatorToken, scene.body(n), key);
    await answer.arrayBuffer();
    return { key, n, status: answer.status };
  } catch {
    return { key, n, status: 0 };
  }
};

const sendMany = (from: number, count: number): Promise<Sent[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => send(from + n)));

test("the database crashes under load: the API lives on and nothing acknowledged is lost", async () => {
  const before = await sendMany(0, 40);
  const during = sendMany(40, 400);
  await cluster.kill();
  const cut = await during;
  const down = await send(1000);
  expect(down.status).toBe(503);
  cluster.start();

  const all = [...before, ...cut, down];
  const refused = all.filter(({ status }) => status !== 201);
  expect(refused.every(({ status }) => status === 503)).toBe(true);
  // Of unknown fate: each is sent again under its key until it is acknowledged.
  for (const { n, key } of refused) {
    await expect.poll(async () => (await send(n, key)).status, { timeout: 20_000 }).toBe(201);
  }
  const kept = await sql<{ key: string }>`select key from idempotency where answer <> '{}'`.execute(
    connection.db,
  );
  expect(new Set(kept.rows.map(({ key }) => key))).toEqual(new Set(all.map(({ key }) => key)));
  const violations = await sql`select * from ledger_violations()`.execute(connection.db);
  expect(violations.rows).toEqual([]);
});
