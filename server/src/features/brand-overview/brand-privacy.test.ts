import { randomUUID } from "node:crypto";
import type { BrandOverview } from "@app/contract/brand-overview";
import { type Endpoint, type FileType, fileTypes } from "@app/contract/endpoint";
import { createReport, type Report, showReport } from "@app/contract/reports";
import { currentUser } from "@app/contract/session";
import { buildClaims } from "@app/database/testing/build-claims";
import { waitFor } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { createContext } from "../../context.ts";
import { routes } from "../../routes.ts";
import { samples } from "../../testing/authorisation-samples.ts";
import type { Sample } from "../../testing/sample.ts";
import { authorisation, type Caller } from "../../testing/authorisation-table.ts";
import { buildWorld, type World } from "../../testing/authorisation-world.ts";
import { type Answer, call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Of nobody who works for the company that asks. */
const markedName = "Zhour-Marquée";
const markedPlace = { lat: 36.712345, lng: 3.098765 };

const isForCompanies = ({ access, path }: Endpoint): boolean =>
  (typeof access === "string" && (access.startsWith("brand-") || access === "distributor")) ||
  path.startsWith("/api/v1/brand");

/** From the table of routes itself: an endpoint that is new is walked without a word here. */
const endpoints = routes(
  createContext(
    readConfig({ LOG_LEVEL: "silent", SECRET_KEY: "only asked for its list of routes" }),
    "walk",
  ),
)
  .map(({ endpoint }) => endpoint)
  .filter(isForCompanies);

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const reads = endpoints.filter(({ method }) => method === "GET");
const writes = endpoints.filter(({ method }) => method !== "GET");

let server: TestServer;
let world: World;
let marks: string[];
const asked = new Map<string, Sample>();

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const makeReport = async (): Promise<string> => {
  const { token } = world.passes.B;
  const pass = token ? { token } : {};
  const { body } = await call(server.url, createReport, {
    ...pass,
    key: randomUUID(),
    body: { from: dayOf(daysAgo(30)), until: dayOf(daysAgo(1)) },
  });
  const { number } = body as Report;
  await waitFor("the report", async () => {
    const shown = await call(server.url, showReport, { ...pass, params: { number } });
    return (shown.body as Report).state === "ready";
  });
  return number;
};

/** Lots of the brand with six people and with two, and whatever the endpoints are asked about. */
const fillWorld = async (): Promise<void> => {
  const { db, ownerUrl } = server.database;
  const of = { brandId: world.brandId, ownerUrl, at: daysAgo(2) };
  await buildClaims(db, { ...of, deposits: [900, 1200, 700, 800, 1100, 600] });
  await buildClaims(db, { ...of, wilaya: 31, deposits: [900, 1200] });
  for (const endpoint of endpoints) {
    asked.set(keyOf(endpoint), (await samples[keyOf(endpoint)]?.(world)) ?? {});
  }
  const number = await makeReport();
  for (const { path, method } of endpoints) {
    // Made to the end, so that its files are there to be looked through.
    if (path.includes("/brand/reports/:number"))
      asked.set(`${method} ${path}`, { params: { number } });
  }
  // Whoever invites is a colleague, whose name the invited may read.
  await sql`update brand_team_invitations set invited_by = (select user_id from brand_members
    where brand_id = ${world.brandId} order by created_at limit 1)`.execute(db);
};

/** Everybody but the companies' own people gets a name, and everything else that is theirs is noted. */
const markPeople = async (): Promise<string[]> => {
  const { db } = server.database;
  const outsiders = sql`id not in (select user_id from brand_members)`;
  await sql`update users set first_name = ${markedName}, last_name = ${markedName}
    where ${outsiders} and status <> 'erased'`.execute(db);
  await sql`update points set location = st_setsrid(st_makepoint(${markedPlace.lng}, ${markedPlace.lat}), 4326)`.execute(
    db,
  );
  const { rows: people } = await sql<Record<string, string | null>>`
    select id, code, phone, email from users where ${outsiders}`.execute(db);
  const { rows: bags } = await sql<{ id: string }>`select id from deposits`.execute(db);
  const { rows: others } = await sql<{ mark: string }>`
    select received_by as mark from deliveries where received_by is not null
    union select plate from vehicles where plate is not null`.execute(db);
  return [
    markedName,
    String(markedPlace.lat).slice(0, 7),
    String(markedPlace.lng).slice(0, 6),
    ...people.flatMap((person) => Object.values(person).filter((value) => value !== null)),
    ...bags.map(({ id }) => id),
    ...others.map(({ mark }) => mark),
  ];
};

beforeAll(async () => {
  server = await startTestServer();
  await server.addWorker();
  world = await buildWorld(server);
  await fillWorld();
  marks = await markPeople();
}, 60_000);
afterAll(() => server.stop());

/** Somebody whom the endpoint is open to: the brand itself, if it is. */
const welcome = (endpoint: Endpoint): Caller => {
  const row = [...(authorisation.get(keyOf(endpoint)) ?? [])];
  const open = row.filter(([, outcome]) => outcome === "open").map(([caller]) => caller);
  const caller = open.includes("B") ? "B" : open[0];
  if (caller === undefined) throw new Error(`${keyOf(endpoint)} is open to nobody`);
  return caller;
};

const send = (endpoint: Endpoint, accept: string): Promise<Answer> => {
  const sample = asked.get(keyOf(endpoint)) ?? {};
  const { token } = world.passes[welcome(endpoint)];
  return call(server.url, endpoint, {
    key: randomUUID(),
    ...(token ? { token } : {}),
    ...(sample.params ? { params: sample.params } : {}),
    ...(sample.query ? { query: sample.query } : {}),
    ...(sample.body ? { body: sample.body } : {}),
    headers: { accept, ...sample.headers },
  });
};

const found = (answer: Answer): string[] => {
  const text = JSON.stringify([answer.body, [...answer.headers]]);
  return marks.filter((mark) => text.includes(mark));
};

/** Every form in which it is handed out. */
const formsOf = ({ files }: Endpoint): string[] =>
  files ? files.map((type: FileType) => fileTypes[type]) : ["application/json"];

test("the marks are found where they may be: with the person they belong to", async () => {
  const answer = await call(server.url, currentUser, { ...world.passes.C });
  expect(found(answer).length).toBeGreaterThan(1);
});

test("the walk goes where there is something to see", async () => {
  const overview = endpoints.find(({ path }) => path === "/api/v1/brand/overview");
  const { body } = await send(overview as Endpoint, "application/json");
  expect((body as BrandOverview).hasFigures).toBe(true);
  expect((body as BrandOverview).lot).not.toBeNull();
  expect(reads.length).toBeGreaterThanOrEqual(5);
});

test.each(reads.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
  "%s names nobody",
  async (_, endpoint) => {
    for (const form of formsOf(endpoint)) {
      const answer = await send(endpoint, form);
      expect([form, answer.status]).toEqual([form, 200]);
      expect([form, found(answer)]).toEqual([form, []]);
    }
  },
);

test.each(writes.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
  "%s answers with nobody's name",
  async (_, endpoint) => {
    const answer = await send(endpoint, "application/json");
    expect(answer.status).toBeLessThan(500);
    expect(found(answer)).toEqual([]);
  },
);
