import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { sendContactMessage } from "@app/contract/contact";
import { login } from "@app/contract/session";
import { askSignUpCode } from "@app/contract/sign-up";
import { connect } from "@app/database/connect";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer, waitFor } from "@app/harness/processes";
import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildScene, postDeposit } from "../scene.ts";

let database: TestDatabase;
let api: RunningProcess;
let worker: RunningProcess;
const lines: string[] = [];

/** Values that stand nowhere else. */
const canaries = {
  phone: "+213551976435",
  email: "canary.warbler@example.com",
  firstName: "Canarelle",
  password: "canary in the coal mine",
  message: "The canary sings at the third window",
  query: "canary-in-the-query",
};
let passwordHash: string;
let canaryId: string;

const listen = ({ child }: RunningProcess): void => {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => lines.push(line));
  }
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { phone, email, firstName, password } = canaries;
  passwordHash = await hash(password);
  canaryId = (await buildUser(database.db, { phone, email, firstName, passwordHash })).id;
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name, LOG_LEVEL: "debug" };
  [api, worker] = await Promise.all([
    startServer("api", environment),
    startServer("worker", environment),
  ]);
  listen(api);
  listen(worker);
});
afterAll(async () => {
  await Promise.all([api, worker].map((one) => one.end("SIGTERM")));
  await database.close();
});
beforeEach(() => {
  lines.length = 0;
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(api.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), ...headers },
    body: JSON.stringify(body),
  });

const expectNobodyIn = (texts: readonly string[], more: readonly string[] = []): void => {
  const secrets = [...Object.values(canaries), passwordHash, canaries.phone.slice(4), ...more];
  expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  for (const text of texts) expect(() => JSON.parse(text)).not.toThrow();
};

/** The database's own way to repeat what it refused: the row, the key, the value, the words of a function. */
const betray = sql`
  create function betray() returns trigger language plpgsql as $$
  declare who users;
  begin
    select * into who from users where first_name = 'Canarelle';
    if tg_argv[0] = 'raise' then
      raise exception 'nobody is % %', who.phone, who.email using detail = who.phone, hint = who.email;
    end if;
    perform who.phone::uuid;
    return new;
  end $$`;

/** The topic chooses what goes wrong with a message of a visitor; the worker meets the rest. */
const betrayals = [
  sql`create unique index one_each on contact_messages (contact) where topic = 'data'`,
  sql`alter table contact_messages add constraint no_points check (topic <> 'point')`,
  sql`create trigger raise before insert on contact_messages for each row
    when (new.topic = 'brand') execute function betray('raise')`,
  sql`create trigger read before insert on contact_messages for each row
    when (new.topic = 'citizen') execute function betray('read')`,
  sql`create trigger raise before insert on day_figures for each row execute function betray('raise')`,
  sql`create trigger read before insert on notifications for each row execute function betray('read')`,
];

test("what the database refuses is told by its code and place, never by the row, in the log and beside the event or job", async () => {
  const owner = connect(database.ownerUrl, { max: 1 });
  for (const step of [betray, ...betrayals]) await step.execute(owner.db);
  const { email, firstName, message } = canaries;
  const write = async (topic: string): Promise<number> => {
    // How often somebody may write is another test's.
    await owner.db.updateTable("attempts").set({ hits: [] }).execute();
    const body = { name: firstName, contact: email, topic, message };
    return (await post(sendContactMessage.path, body)).status;
  };
  const statuses: number[] = [];
  const topics = ["data", "data", "point", "brand", "citizen"];
  for (const topic of topics) statuses.push(await write(topic));
  expect(statuses).toEqual([202, 500, 500, 500, 500]);

  const scene = await buildScene(database.db, 1);
  expect((await postDeposit(api.url, scene.operatorToken, scene.body(0))).status).toBe(201);
  const buried = () =>
    database.db.selectFrom("dead_events").select(["consumer", "error"]).execute();
  const failed = async () =>
    (
      await sql<{ last_error: string }>`select last_error from graphile_worker._private_jobs
      where last_error is not null`.execute(owner.db)
    ).rows;
  await waitFor("the event to be set aside", async () => (await buried()).length > 0);
  await waitFor("the job to fail", async () => (await failed()).length > 0);
  const kept = [...(await buried()), ...(await failed())].map((row) => JSON.stringify(row));
  await owner.close();

  const said = lines.join("\n");
  for (const sign of ["23505", "one_each", "23514", "no_points", "P0001", "22P02"])
    expect(said).toContain(sign);
  expect(lines.some((line) => line.includes("event set aside"))).toBe(true);
  expect(lines.some((line) => line.includes("Failed task"))).toBe(true);
  expectNobodyIn([...lines, ...kept]);
}, 90_000);

test("a thousand lines of the log name nobody and hold no secret, whatever was sent", async () => {
  const { phone, email, firstName, password, message, query } = canaries;
  const token = await buildSession(database.db, canaryId);
  const seen = new Set<string>();
  for (let n = 0; n < 130; n++) {
    const answers = await Promise.all([
      post(login.path, { login: phone, password }),
      post(login.path, { login: email, password: `${password}\n{"level":60}` }),
      post(askSignUpCode.path, { phone }),
      post(sendContactMessage.path, { name: firstName, contact: email, topic: "other", message }),
      fetch(`${api.url}/api/v1/account?q=${query}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
      fetch(`${api.url}/api/${query}%0a{"level":60}`, { headers: { cookie: `refresh=${query}` } }),
      post(login.path, { login: `${phone}\0`, password }),
      fetch(`${api.url}/api/v1/users/${email}`, { headers: { "x-request-id": `${query}\u00e9` } }),
    ]);
    for (const answer of answers) {
      seen.add(String(answer.status));
      await answer.text();
    }
  }
  await waitFor("a thousand lines", async () => lines.length >= 1000);
  // Logged in, refused, limited, unreadable: each leaves its own kind of line.
  expect([...seen]).toEqual(expect.arrayContaining(["200", "401", "404", "422", "429"]));
  expectNobodyIn(lines, [token]);
});
