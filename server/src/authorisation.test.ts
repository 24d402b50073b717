import { randomUUID } from "node:crypto";
import type { Endpoint } from "@app/contract/endpoint";
import { livePath } from "@app/contract/live";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { routes } from "./routes.ts";
import { samples } from "./testing/authorisation-samples.ts";
import type { Sample } from "./testing/sample.ts";
import {
  authorisation,
  type Caller,
  callers,
  type Outcome,
} from "./testing/authorisation-table.ts";
import { buildWorld, type World } from "./testing/authorisation-world.ts";
import { type Answer, call } from "./testing/call.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
/** For requests that change nothing: those that only read, and those that are refused. */
let stillWorld: World;

beforeAll(async () => {
  server = await startTestServer();
  stillWorld = await buildWorld(server);
});
afterAll(() => server.stop());

const listEndpoints = (): Endpoint[] => {
  const ctx = createContext(
    readConfig({ LOG_LEVEL: "silent", SECRET_KEY: "only asked for its list of routes" }),
    "table",
  );
  return routes(ctx).map(({ endpoint }) => endpoint);
};

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const endpoints = new Map(listEndpoints().map((endpoint) => [keyOf(endpoint), endpoint]));
const writes = [...endpoints.values()].filter(({ method }) => method !== "GET");

const makeSample = async (world: World, endpoint: Endpoint): Promise<Sample> =>
  (await samples[keyOf(endpoint)]?.(world)) ?? {};

let calls = 0;
/** Every request from a network of its own, so that no limit answers in the place of the gate. */
const freshAddress = (): string => {
  calls += 1;
  return `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
};

const send = async (
  world: World,
  endpoint: Endpoint,
  caller: Caller,
  sample: Sample,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const { token, cookie } = world.passes[caller];
  const cookies = [cookie, sample.cookie].filter(Boolean).join("; ");
  return call(world.server.url, endpoint, {
    key: randomUUID(),
    ...(token ? { token } : {}),
    ...(sample.params ? { params: sample.params } : {}),
    ...(sample.query ? { query: sample.query } : {}),
    ...(sample.body ? { body: sample.body } : {}),
    headers: {
      "x-forwarded-for": freshAddress(),
      ...(cookies ? { cookie: cookies } : {}),
      ...sample.headers,
      ...headers,
    },
  });
};

const errorOf = ({ body }: Answer): unknown => (body as { error?: unknown } | null)?.error;

/** What came of it, in the words of the table; `open` only if the request itself was in order. */
const outcomeOf = (answer: Answer, expected: Outcome, marks: readonly string[]): unknown => {
  if (typeof expected === "number") return answer.status;
  const isRefused = answer.status === 401 || answer.status === 403 || answer.status >= 500;
  const isMalformed = answer.status === 419 || errorOf(answer) === "invalid_request";
  if (isRefused || isMalformed) return `${answer.status} ${JSON.stringify(answer.body)}`;
  if (expected === "open") return "open";
  const text = JSON.stringify(answer.body);
  return marks.filter((mark) => text.includes(mark)).length === 0 ? "own" : text;
};

/** Those who are refused first: whoever is let in may change what the request is about. */
const inOrder = (row: Map<Caller, Outcome>): [Caller, Outcome][] =>
  [...row].toSorted(([, one], [, other]) => Number(one === "open") - Number(other === "open"));

describe("the table of who may call what", () => {
  test("has a row for every endpoint and none for another, a cell for every caller", () => {
    expect([...authorisation.keys()].toSorted()).toEqual([...endpoints.keys()].toSorted());
    for (const [key, row] of authorisation) {
      // What is open to distributors says so; elsewhere their cell may be left out.
      const isTheirs = endpoints.get(key)?.access === "distributor";
      const wanted = Object.keys(callers).filter((caller) => caller !== "D" || isTheirs);
      expect([...row.keys()]).toEqual(expect.arrayContaining(wanted));
    }
    expect(Object.keys(samples).filter((key) => !endpoints.has(key))).toEqual([]);
  });

  test.each([...endpoints])("%s", async (key, endpoint) => {
    const world = endpoint.method === "GET" ? stillWorld : await buildWorld(server);
    const expected: Record<string, unknown> = {};
    const seen: Record<string, unknown> = {};
    for (const [caller, outcome] of inOrder(authorisation.get(key) ?? new Map())) {
      const answer = await send(world, endpoint, caller, await makeSample(world, endpoint));
      expected[callers[caller]] = outcome;
      seen[callers[caller]] = outcomeOf(answer, outcome, world.marks);
    }
    expect(seen).toEqual(expected);
    expect(Object.keys(seen)).toHaveLength(authorisation.get(key)?.size ?? 0);
  });

  test("the live stream is for people who are signed in", async () => {
    const { passes } = stillWorld;
    const statusFor = async (caller: Caller): Promise<number> => {
      const leave = new AbortController();
      const { token, cookie } = passes[caller];
      const { status } = await fetch(server.url + livePath, {
        signal: leave.signal,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(cookie ? { cookie } : {}),
        },
      });
      leave.abort();
      return status;
    };
    for (const caller of ["N", "S", "O"] as const) expect(await statusFor(caller)).toBe(401);
    for (const caller of ["C", "U", "P", "L", "R", "T", "B", "A", "W", "X"] as const) {
      expect(await statusFor(caller)).toBe(200);
    }
  });
});

/** Somebody whom the endpoint lets in. */
const welcome = (endpoint: Endpoint): Caller => {
  const row = [...(authorisation.get(keyOf(endpoint)) ?? [])];
  const [caller] = row.find(([, outcome]) => outcome === "open") ?? [];
  if (!caller) throw new Error(`${keyOf(endpoint)} is open to nobody`);
  return caller;
};

/** Everything that makes somebody more than they are. */
const standings = async () => {
  const { db } = server.database;
  return {
    users: await db.selectFrom("users").selectAll().orderBy("id").execute(),
    roles: await db
      .selectFrom("user_roles")
      .selectAll()
      .orderBy("user_id")
      .orderBy("role")
      .execute(),
    // What people have: what a shop was given moves when it gives, as it should.
    accounts: await db
      .selectFrom("accounts")
      .select(["id", "balance"])
      .where("kind", "=", "citizen")
      .orderBy("id")
      .execute(),
    members: await db
      .selectFrom("point_members")
      .selectAll()
      .orderBy("point_id")
      .orderBy("user_id")
      .execute(),
  };
};

const fields = {
  is_admin: true,
  roles: ["point"],
  default_role: "brand",
  email_verified_at: "2026-01-01T00:00:00Z",
  tokens: 1_000_000,
};
/** Computed, so that it is a field like the others, as in JSON. */
const poisoned: Record<string, unknown> = { ...fields, ["__proto__"]: { is_admin: true } };

/** Everything inside, also behind unions and clean-up steps. */
const schemasIn = (schema: z.core.$ZodType): z.core.$ZodType[] => {
  const { shape, ...rest } = schema._zod.def as { shape?: object };
  const inner = [...Object.values(shape ?? {}), ...Object.values(rest).flat()] as unknown[];
  const schemas = inner.filter((part) => part instanceof Object && "_zod" in part);
  return [schema, ...(schemas as z.core.$ZodType[]).flatMap(schemasIn)];
};

const byKey = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [keyOf(endpoint), endpoint] as const);

describe("nobody writes what is not theirs to write", () => {
  test("what a body may hold is said to the last field, also inside", () => {
    const bodies = byKey(writes).flatMap(([key, { body }]) => (body ? [{ key, body }] : []));
    for (const { key, body } of bodies) {
      for (const { _zod } of schemasIn(body)) {
        const def = _zod.def as { type: string; catchall?: z.core.$ZodType };
        expect([key, def.type]).not.toEqual([key, expect.toBeOneOf(["record", "any", "unknown"])]);
        if (def.type !== "object") continue;
        expect([key, def.catchall?._zod.def.type]).toEqual([key, "never"]);
      }
    }
  });

  test.each(byKey(writes.filter(({ body }) => body)))(
    "%s refuses a field it does not know",
    async (_, endpoint) => {
      const sample = await makeSample(stillWorld, endpoint);
      const before = await standings();
      for (const [name, value] of Object.entries(poisoned)) {
        // Defined, not assigned: `__proto__` becomes a field, as in JSON.
        const body = Object.defineProperty({ ...sample.body }, name, { value, enumerable: true });
        const answer = await send(stillWorld, endpoint, welcome(endpoint), { ...sample, body });
        expect([name, answer.status, errorOf(answer)]).toEqual([name, 422, "invalid_request"]);
      }
      expect(await standings()).toEqual(before);
    },
  );

  test.each(byKey(writes.filter(({ body }) => !body)))(
    "%s takes nothing from a body it did not ask for",
    async (_, endpoint) => {
      const world = await buildWorld(server);
      const sample = { ...(await makeSample(world, endpoint)), body: fields };
      // Not memberships: one of these calls ends one, as it should.
      const { users, roles, accounts } = await standings();
      const answer = await send(world, endpoint, welcome(endpoint), sample);
      expect(answer.status).toBeLessThan(500);
      expect(await standings()).toMatchObject({ users, roles, accounts });
    },
  );

  test.each(byKey(writes))("%s is refused to a page of another site", async (_, endpoint) => {
    const sample = await makeSample(stillWorld, endpoint);
    const before = await standings();
    for (const origin of ["https://evil.example", "null", `${server.url}.evil.example`]) {
      const answer = await send(stillWorld, endpoint, welcome(endpoint), sample, { origin });
      expect([origin, answer.status, errorOf(answer)]).toEqual([origin, 403, "forbidden"]);
    }
    expect(await standings()).toEqual(before);
  });
});
