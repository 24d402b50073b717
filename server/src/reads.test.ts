import { connect } from "@app/database/connect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildWorld } from "./testing/authorisation-world.ts";
import { properInput } from "./testing/fuzz/inputs.ts";
import { readOperations } from "./testing/fuzz/operations.ts";
import { type Input, send } from "./testing/fuzz/send.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

/** How often somebody asked, who looked at whom, when a session was last used, and who took their own data. */
const traces = ["attempts", "audit_entries", "sessions", "organisation_sessions", "data_requests"];

const sealTables = `
  create function refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'a call that only reads writes to %', tg_table_name;
  end $$;
  do $$
  declare one regclass;
  begin
    for one in
      select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) = current_user
        and c.relname not in (${traces.map((name) => `'${name}'`).join()})
    loop
      execute format('create trigger sealed before insert or update or delete or truncate on %s
        for each statement execute function refuse()', one);
    end loop;
  end $$;`;

const reads = readOperations().filter(({ method }) => method === "GET");
const inputs = new Map<string, Input>();
const answered: number[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const world = await buildWorld(server);
  for (const operation of reads) inputs.set(operation.key, await properInput(world, operation));
  const { pool, close } = connect(server.database.ownerUrl, { max: 1 });
  await pool.query(sealTables).finally(close);
});
afterAll(() => server.stop());

test.each(reads.map(({ key }) => key))("%s leaves everything as it is", async (key) => {
  const { status = 0, text = "cut off" } = (await send(server.url, inputs.get(key)!)) ?? {};
  expect([status >= 200 && status < 500, text]).toEqual([true, text]);
  answered.push(status);
});

test("and nearly all of them had something to tell", () => {
  expect(answered.filter((status) => status < 300).length).toBeGreaterThan(0.9 * reads.length);
});
