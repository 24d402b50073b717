import type { ResponseOf } from "@app/contract/endpoint";
import { closedWith, listClosed, listSwitches, turnSwitch } from "@app/contract/switches";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { createContext } from "../../context.ts";
import { routes } from "../../routes.ts";
import { call } from "../../testing/call.ts";
import { buildBuyer, redeem } from "../../testing/market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db, ownerUrl } = server.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  token = await buildSession(db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());

const words = { en: "The shops are closed for the feast.", fr: "Les commerces sont fermés." };

const turn = (isOff: boolean, feature = "rewards") =>
  call(server.url, turnSwitch, {
    token,
    params: { feature: feature as "rewards" },
    body: { isOff, words, backOn: "2026-12-01", reason: "Agreed with the shops" },
  });

const closed = async () => {
  const { body } = await call(server.url, listClosed);
  return (body as ResponseOf<typeof listClosed>).closed;
};

/** Processes hear of it within seconds. */
const patience = { timeout: 10_000, interval: 500 };

test("a closed part refuses what begins there, tells why, and opens again", async () => {
  const buyer = await buildBuyer(server);
  const reward = await buildReward(server.database.db);
  const exchange = async () => {
    const { status, body } = await redeem(server, buyer, reward);
    return [status, (body as { error?: string }).error];
  };
  expect(await exchange()).toEqual([201, undefined]);
  expect((await turn(true)).status).toBe(200);
  expect(await closed()).toEqual([{ feature: "rewards", words, backOn: "2026-12-01" }]);
  await expect.poll(exchange, patience).toEqual([423, "switched_off"]);
  expect((await turn(false)).status).toBe(200);
  expect(await closed()).toEqual([]);
  await expect.poll(exchange, patience).toEqual([201, undefined]);
  const { body } = await call(server.url, listSwitches, { token });
  expect((body as ResponseOf<typeof listSwitches>).switches).toMatchObject([
    { feature: "rewards", isOff: false },
  ]);
});

describe("never closed", () => {
  test.each(["entering", "legal", "account", "backOffice", "home"])("is %s", async (feature) => {
    expect((await turn(true, feature)).status).toBe(422);
  });

  test("are getting in, what is under way, what was weighed, and what administrators do", () => {
    const ctx = createContext(
      readConfig({ LOG_LEVEL: "silent", SECRET_KEY: "only asked for its list of routes" }),
      "table",
    );
    const endpoints = routes(ctx).map(({ endpoint }) => endpoint);
    const part = (path: string) => {
      const endpoint = endpoints.find((one) => one.method !== "GET" && one.path === path);
      if (!endpoint) throw new Error(`no ${path}`);
      return closedWith(endpoint);
    };
    for (const path of [
      "/api/auth/login",
      "/api/v1/session/code",
      "/api/v1/deletion",
      "/api/v1/device-entries",
      "/api/v1/deposits/:id/void",
      "/api/v1/vouchers/:code/receive",
      "/api/v1/pickups/:id/sign",
      "/api/v1/facility/receive/:token",
      "/api/v1/points/:id/decision",
      "/api/v1/switches/:feature",
    ]) {
      expect([path, part(path)]).toEqual([path, undefined]);
    }
    expect(part("/api/v1/rewards/:id/redeem")).toBe("rewards");
    expect(part("/api/v1/declarations")).toBe("deposit");
    expect(part("/api/v1/declarations/:id/confirm")).toBeUndefined();
    expect(endpoints.filter((one) => one.method === "GET").map(closedWith)).not.toContain("map");
  });
});
