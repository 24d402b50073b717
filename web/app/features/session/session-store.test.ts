import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { User } from "@app/contract/session";
import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "../../lib/api-client.ts";
import { accessTokens } from "../../lib/storage.ts";
import { createSession } from "./session-store.ts";
import { memoryStore } from "./testing.ts";

const yasmine: User = {
  id: "0197f2a0-0000-7000-8000-000000000001",
  email: null,
  nmbrf: "Yasmine B.",
  code: "7K4PXE",
  default_role: "Consumer",
  roles: ["Consumer"],
  email_verified_at: null,
  code_verified_at: null,
  scope: [],
  locale: "fr",
};

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, error: string): void =>
  json(response, 401, { error, message: error, traceId: "t" });

type Answers = Record<string, (response: ServerResponse, authorization: string) => void>;

const answers: Answers = {
  "/api/auth/login": (response) => json(response, 200, { token: "t1" }),
  "/api/auth/user": (response, authorization) =>
    authorization === "Bearer t1"
      ? json(response, 200, { user: yasmine })
      : refuse(response, "unauthenticated"),
  "/api/auth/logout": (response) => response.writeHead(204).end(),
  "/api/v1/session/refresh": (response) => refuse(response, "unauthenticated"),
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const start = async (own: Answers = {}, store = memoryStore()) => {
  const all = { ...answers, ...own };
  const server = createServer((request, response) =>
    all[request.url ?? ""]?.(response, request.headers.authorization ?? ""),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const tokens = accessTokens(store);
  const origin = `http://127.0.0.1:${port}`;
  const { call } = createClient({ origin, tokens, locale: () => "fr" });
  return { session: createSession({ call, tokens, store }), store, tokens };
};

const input = { login: "0550000000", password: "correct horse" };

describe("logging in", () => {
  test("[S-01] stores the token, fetches the user, and is busy meanwhile", async () => {
    const { session, store } = await start();
    const busy: boolean[] = [];
    session.subscribe(() => busy.push(session.read().busy));
    const login = session.login(input);
    expect(session.read().busy).toBe(true);
    await login;
    expect(session.read()).toMatchObject({ user: yasmine, loggedIn: true, busy: false });
    expect(store.read("auth._token.local")).toBe("t1");
    expect(busy).toContain(true);
  });

  test("[K-06] names its keys as the spec does; the strategy is local", async () => {
    const { session, store } = await start();
    await session.login(input);
    expect(store.keys()).toEqual(["auth._token.local", "auth.strategy", "auth.user"]);
    expect(store.read("auth.strategy")).toBe("local");
    expect(session.read().strategy).toBe("local");
  });

  test("that is refused leaves nothing behind", async () => {
    const { session, store } = await start({
      "/api/auth/login": (response) => refuse(response, "wrong_credentials"),
    });
    await expect(session.login(input)).rejects.toMatchObject({ name: "wrong_credentials" });
    expect(session.read()).toMatchObject({ user: null, loggedIn: false, busy: false });
    expect(store.keys()).toEqual([]);
  });
});

describe("signing out", () => {
  const kept = () => {
    const store = memoryStore();
    store.write("kept.citizen", "{}");
    store.write("auth._refresh_token.local", "r");
    store.write("locale", "fr");
    return store;
  };

  test("[S-02] [K-06] clears user and tokens although the server fails", async () => {
    const { session, store } = await start(
      { "/api/auth/logout": (response) => response.writeHead(500).end() },
      kept(),
    );
    await session.login(input);
    await session.logout();
    expect(session.read()).toMatchObject({ user: null, loggedIn: false });
    expect(store.keys()).toEqual(["locale"]);
  });

  test("[S-02] clears user and tokens although the server cannot be reached", async () => {
    const { session, store } = await start(
      { "/api/auth/logout": (response) => response.destroy() },
      kept(),
    );
    await session.login(input);
    await session.logout();
    expect(session.read().loggedIn).toBe(false);
    expect(store.keys()).toEqual(["locale"]);
  });

  test("in another tab signs out here", async () => {
    const { session, tokens } = await start();
    await session.login(input);
    tokens.clear();
    expect(session.read()).toMatchObject({ user: null, loggedIn: false });
  });
});

describe("coming back", () => {
  const returning = () => {
    const store = memoryStore();
    store.write("auth._token.local", "t1");
    return store;
  };

  test("without a token nobody is there, and no server is asked", async () => {
    const { session } = await start({ "/api/auth/user": (response) => response.destroy() });
    expect(await session.restore()).toMatchObject({ loggedIn: false, known: true });
  });

  test("with a token the user is fetched", async () => {
    const { session } = await start({}, returning());
    expect(await session.restore()).toMatchObject({ user: yasmine, loggedIn: true });
  });

  test("without a network the kept user is there", async () => {
    const store = returning();
    store.write("auth.user", JSON.stringify(yasmine));
    const { session } = await start({ "/api/auth/user": (response) => response.destroy() }, store);
    expect(await session.restore()).toMatchObject({ user: yasmine, loggedIn: true });
  });

  test("with a dead token the session ends, here and on the device", async () => {
    const store = returning();
    store.write("auth._token.local", "dead");
    const { session } = await start({}, store);
    expect(await session.restore()).toMatchObject({ user: null, loggedIn: false, known: true });
    expect(store.keys()).toEqual([]);
  });
});
