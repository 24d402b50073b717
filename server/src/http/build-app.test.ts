import { randomUUID } from "node:crypto";
import { errorSchema } from "@app/contract/errors";
import type { Role } from "@app/contract/roles";
import { buildBrand, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createContext } from "../context.ts";
import { isAllowed } from "../features/identity/index.ts";
import { openLiveHub } from "../messaging/live.ts";
import { routes } from "../routes.ts";
import { call } from "../testing/call.ts";
import { testConfig } from "../testing/test-context.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { buildApp } from "./build-app.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("the process tells how it is", () => {
  test("alive and ready, with metrics", async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect(await ready.json()).toMatchObject({ database: "up" });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain("http_request_seconds_bucket");
    expect(metrics).toContain("deposit_group_size");
  });

  test("the API describes itself, for programs and for people", async () => {
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
    expect(document).toMatchObject({ openapi: "3.1.0" });
    const page = await fetch(`${server.url}/api/docs/`);
    expect(page.headers.get("content-type")).toContain("text/html");
  });
});

describe("every error has one shape", () => {
  const shapeOf = async (response: Response) => ({
    status: response.status,
    ...errorSchema.parse(await response.json()),
  });

  test("an unknown address", async () => {
    expect(await shapeOf(await fetch(`${server.url}/api/nothing`))).toMatchObject({
      status: 404,
      error: "not_found",
    });
  });

  test("a body that is no JSON, or far too long", async () => {
    const post = (body: string) =>
      fetch(`${server.url}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
    expect(await shapeOf(await post("{"))).toMatchObject({ error: "invalid_request" });
    expect(await shapeOf(await post(`"${"x".repeat(100_000)}"`))).toMatchObject({
      error: "invalid_request",
    });
  });

  test("a request id travels back; one that could do harm is replaced", async () => {
    const answer = (id: string) =>
      fetch(`${server.url}/healthz`, { headers: { "x-request-id": id } });
    const id = randomUUID();
    expect((await answer(id)).headers.get("x-request-id")).toBe(id);
    expect((await answer("<script>")).headers.get("x-request-id")).not.toContain("<");
  });
});

test("the word of a web host on the visitor's address is taken, nobody else's", async () => {
  const ctx = createContext(
    testConfig(server.database, { API_TRUSTED_PROXIES: "loopback,10.2.0.0/16" }),
    "proxied",
  );
  const live = openLiveHub(ctx);
  const app = await buildApp(ctx, [], live);
  const seen: string[] = [];
  app.addHook("onRequest", async ({ ip }) => void seen.push(ip));
  for (const remoteAddress of ["10.2.7.7", "10.3.7.7"]) {
    const headers = { "x-forwarded-for": "41.200.0.9" };
    await app.inject({ url: "/healthz", remoteAddress, headers });
  }
  expect(seen).toEqual(["41.200.0.9", "10.3.7.7"]);
  await app.close();
  await live.close();
  await ctx.close();
});

describe("deny by default", () => {
  const ctx = createContext(
    readConfig({ LOG_LEVEL: "silent", SECRET_KEY: "x".repeat(32) }),
    "table",
  );
  const table = routes(ctx).map(({ endpoint }) => endpoint);
  afterAll(() => ctx.close());

  /** As our own pages send them, so that it is the gate that answers. */
  const secret = "x".repeat(20);
  const headers = { "x-xsrf-token": secret, cookie: `XSRF-TOKEN=${secret}` };

  test("every route but the public ones refuses a stranger and a forged token", async () => {
    for (const endpoint of table.filter(({ access }) => access !== "public")) {
      for (const token of [undefined, "forged"]) {
        const answer = await call(server.url, endpoint, { headers, ...(token && { token }) });
        expect([endpoint.path, answer.status]).toEqual([endpoint.path, 401]);
      }
    }
  });

  test("every route answers each kind of person as its access says", async () => {
    const { db } = server.database;
    const point = await buildPoint(db);
    const person = async (roles: readonly Role[]) => ({
      userId: (await buildUser(db, { roles })).id,
      roles,
      worksAtPoint: false,
      company: null,
    });
    const ofBrand = async (rank: "viewer" | "editor" | "admin") => {
      const one = await person(["brand"]);
      const id = await buildBrand(db, one.userId);
      await db.updateTable("brand_members").set({ rank }).where("brand_id", "=", id).execute();
      return { ...one, company: { id, kind: "brand" as const, rank } };
    };
    const people = [
      await person(["citizen"]),
      await person(["transporter"]),
      await person(["brand"]),
      await ofBrand("viewer"),
      await ofBrand("editor"),
      await ofBrand("admin"),
      await person([]),
      { userId: point.ownerId, roles: ["point"] as const, worksAtPoint: true, company: null },
    ];
    type Person = (typeof people)[number];
    const ask = async (endpoint: (typeof table)[number], person: Person): Promise<void> => {
      const { userId, roles, worksAtPoint, company } = person;
      // A session for each call: some of them end it.
      const token = await buildSession(db, userId);
      const { body } = await call(server.url, endpoint, {
        token,
        headers,
        params: { code: "AAAAAA" },
      });
      const error = errorSchema.safeParse(body).data?.error ?? "";
      const actor = { userId, sessionId: "", roles, worksAtPoint, company, isAdmin: false };
      const isOpen = isAllowed(endpoint.access, actor);
      // Some refuse by themselves whom the gate lets through, and say so.
      if (isOpen && endpoint.errors?.includes("forbidden")) return;
      const isRefused = ["forbidden", "unauthenticated"].includes(error);
      expect([endpoint.path, roles, isRefused]).toEqual([endpoint.path, roles, !isOpen]);
    };
    for (const endpoint of table.filter(({ access }) => access !== "public")) {
      await Promise.all(people.map((one) => ask(endpoint, one)));
    }
    // Every route, eight times.
  }, 60_000);
});
