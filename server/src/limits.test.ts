import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Context, createContext } from "./context.ts";
import { forgetAttempts, giveBackAttempt, takeAttempt } from "./limits.ts";
import { type Limit, networkOf } from "./limits.rules.ts";
import { testConfig } from "./testing/test-context.ts";

let database: TestDatabase;
let moment = new Date(0);
/** Two processes on one database. */
let nodes: Context[];

beforeAll(async () => {
  database = await createTestDatabase();
  const clock = { fixed: () => moment };
  nodes = [1, 2].map((n) => createContext(testConfig(database), `node ${n}`, clock));
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await database.close();
});

const node = (n = 0): Context => nodes[n % nodes.length] as Context;

let subjects = 0;
const limit = (most: number, seconds: number): Limit => {
  subjects++;
  return { subject: `test:${subjects}`, most, seconds };
};

const at = (seconds: number): void => {
  moment = new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
};

/** Null when it was counted, otherwise the seconds to wait. */
const attempt = async (limits: readonly Limit[], n = 0): Promise<number | null> => {
  try {
    await takeAttempt(node(n), limits);
    return null;
  } catch (error) {
    const { errorName, details } = error as { errorName?: string; details?: object };
    expect(errorName).toBe("too_many_requests");
    return (details as { retryAfterSeconds: number }).retryAfterSeconds;
  }
};

describe("limits hold", () => {
  test("many at once over two processes: exactly so many pass, and nobody waits for ever", async () => {
    at(0);
    for (let round = 0; round < 10; round++) {
      const shared = limit(7, 60);
      const own = [limit(100, 60), limit(100, 60)];
      // In either order, as different operations list them.
      const orders = [
        [shared, ...own],
        [...own, shared],
      ];
      const waits = await Promise.all(
        Array.from({ length: 40 }, (_, n) => attempt(orders[n % 2] ?? [], n)),
      );
      expect(waits.filter((wait) => wait === null)).toHaveLength(7);
    }
  });

  test("one that is refused by one limit counts against none", async () => {
    at(0);
    const [narrow, wide] = [limit(1, 60), limit(2, 60)];
    expect(await attempt([narrow, wide])).toBeNull();
    expect(await attempt([narrow, wide])).toBe(60);
    expect(await attempt([wide])).toBeNull();
    expect(await attempt([wide])).toBe(60);
  });

  test("one that is refused leaves nothing behind, however many there are", async () => {
    at(0);
    const reached = limit(1, 60);
    await attempt([reached]);
    // A row for an account that was never looked at, a lock or a count: each would show.
    const everything = "select xmin, xmax, * from attempts order by key";
    const before = await node().pool.query(everything);
    for (let n = 0; n < 20; n++) expect(await attempt([reached, limit(5, 60)], n)).toBe(60);
    expect((await node().pool.query(everything)).rows).toEqual(before.rows);
  });
});

describe("attempts that do not count after all", () => {
  test("one given back makes room for one", async () => {
    at(0);
    const limits = [limit(5, 60), limit(5, 60)];
    for (let n = 0; n < 5; n++) expect(await attempt(limits)).toBeNull();
    await giveBackAttempt(node(), limits);
    expect(await attempt(limits)).toBeNull();
    expect(await attempt(limits)).toBe(60);
  });

  test("taking, giving back and forgetting at the same moment never block each other", async () => {
    at(0);
    const limits = Array.from({ length: 20 }, () => limit(1000, 60));
    await attempt(limits);
    for (let round = 0; round < 5; round++) {
      const crowd = Array.from({ length: 30 }, (_, n) => [
        attempt(limits, n),
        giveBackAttempt(node(n), limits),
        forgetAttempts(node(n), limits),
      ]);
      await Promise.all(crowd.flat());
    }
  });

  test("giving back more than was taken is no credit", async () => {
    at(0);
    const one = limit(1, 60);
    await giveBackAttempt(node(), [one]);
    expect(await attempt([one])).toBeNull();
    await giveBackAttempt(node(), [one]);
    await giveBackAttempt(node(), [one]);
    expect(await attempt([one])).toBeNull();
    expect(await attempt([one])).toBe(60);
  });

  test("all forgotten is a fresh start, for that limit alone", async () => {
    at(0);
    const [mine, other] = [limit(1, 60), limit(1, 60)];
    await attempt([mine, other]);
    await forgetAttempts(node(), [mine]);
    expect(await attempt([mine])).toBeNull();
    expect(await attempt([other])).toBe(60);
  });
});

test("what is limited is kept as a hash that tells nothing", async () => {
  at(0);
  await attempt([{ subject: "login:+213550000001", most: 1, seconds: 60 }]);
  const { rows } = await node().pool.query("select encode(key, 'escape') as text from attempts");
  expect(JSON.stringify(rows)).not.toContain("550000001");
});

test("an address stands for its network, however it is written", () => {
  const same = ["2001:db8:1:2::1", "2001:DB8:1:2:3:4:5:6", "2001:0db8:0001:0002::"];
  expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2"]));
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("41.100.3.4")).toBe("41.100.3.4");
  expect(networkOf("::ffff:41.100.3.4")).toBe("41.100.3.4");
});
