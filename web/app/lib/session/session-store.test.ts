import type { ServerResponse } from "node:http";
import type { User } from "@app/contract/session";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "../testing/memory-store.ts";
import {
  type Answers,
  challenge,
  input,
  json,
  quietly,
  refuse,
  start,
  stopServers,
  yasmine,
} from "./testing/session-server.ts";

afterEach(stopServers);

describe("logging in", () => {
  test("[S-01] [E-02] stores the token, fetches the user, and is busy meanwhile", async () => {
    const { session, store } = await start();
    const busy: boolean[] = [];
    session.subscribe(() => busy.push(session.read().busy));
    const login = session.login(input);
    expect(session.read().busy).toBe(true);
    await login;
    expect(session.read()).toMatchObject({
      user: yasmine,
      loggedIn: true,
      strategy: "local",
      busy: false,
    });
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

  test("leaves nothing of whoever was here before", async () => {
    const { session, store } = await start();
    await session.login(input);
    store.write("kept.citizen", "{}");
    await session.login(input);
    expect(store.keys()).toEqual(["auth._token.local", "auth.strategy", "auth.user"]);
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

describe("a second step", () => {
  const asking: Answers = {
    "/api/auth/login": (response) => json(response, 200, { token: null, challenge }),
  };

  test("is asked for before anybody is signed in, and its answer signs in", async () => {
    const { session, store } = await start(asking);
    expect(await session.login(input)).toEqual({ challenge });
    expect(session.read()).toMatchObject({ user: null, loggedIn: false, busy: false });
    expect(store.keys()).toEqual([]);
    expect(await session.answer({ id: challenge.id, code: "123456" })).toEqual(yasmine);
    expect(session.read()).toMatchObject({ user: yasmine, loggedIn: true });
  });

  test("answered once is not asked again when only the user got lost on the way", async () => {
    let isLost = true;
    const { session, asked } = await start({
      "/api/auth/user": (response) => {
        if (isLost) response.destroy();
        else json(response, 200, { user: yasmine });
      },
    });
    const answer = { id: challenge.id, code: "123456" };
    await expect(session.answer(answer)).rejects.toMatchObject({ name: "Offline" });
    expect(session.read().loggedIn).toBe(false);
    isLost = false;
    expect(await session.answer(answer)).toEqual(yasmine);
    expect(asked().filter((path) => path === "/api/v1/session/challenge")).toHaveLength(1);
  });
});

test("a token that a sign-up brought is adopted", async () => {
  const { session, store } = await start();
  expect(await session.adopt("t1")).toEqual(yasmine);
  expect(store.read("auth._token.local")).toBe("t1");
  expect(session.read().loggedIn).toBe(true);
});

test("[C-33] the user is fetched again when asked, and kept", async () => {
  let roles: User["roles"] = ["Consumer"];
  const { session, store } = await start({
    "/api/auth/user": (response) => json(response, 200, { user: { ...yasmine, roles } }),
  });
  await session.login(input);
  roles = ["Consumer", "Transporter"];
  expect((await session.refetch()).roles).toEqual(roles);
  expect(session.read().user?.roles).toEqual(roles);
  expect(store.read("auth.user")).toContain("Transporter");
});

test("an answer that was asked for before a role was changed does not bring the old one back", async () => {
  const held: ServerResponse[] = [];
  let isHeld = false;
  const changed: User = { ...yasmine, default_role: "Transporter" };
  const { session, store } = await start({
    "/api/auth/user": (response) => {
      if (isHeld) held.push(response);
      else json(response, 200, { user: held.length > 0 ? changed : yasmine });
    },
  });
  await session.login(input);
  isHeld = true;
  const before = session.refetch();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  isHeld = false;
  await session.refetch();
  for (const response of held) json(response, 200, { user: yasmine });
  await before;
  expect(session.read().user).toEqual(changed);
  expect(store.read("auth.user")).toContain("Transporter");
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

  test("[C-30] a transporter has a logout of their own, everybody else the common one", async () => {
    const driver = { ...yasmine, default_role: "Transporter", roles: ["Transporter"] };
    const asTransporter = await start({
      "/api/auth/user": (response) => json(response, 200, { user: driver }),
    });
    await asTransporter.session.login(input);
    await asTransporter.session.logout();
    expect(asTransporter.asked().at(-1)).toBe("/api/transporter/logout");
    const asCitizen = await start();
    await asCitizen.session.login(input);
    await asCitizen.session.logout();
    expect(asCitizen.asked().at(-1)).toBe("/api/auth/logout");
  });

  test("takes back a question that is still on its way, which would be refused after it", async () => {
    const first = await start();
    await first.session.login(input);
    let isTakenBack = false;
    const { session, asked } = await start(
      { "/api/auth/user": (response) => response.on("close", () => (isTakenBack = true)) },
      first.store,
    );
    await session.restore();
    await expect.poll(asked).toEqual(["/api/auth/user"]);
    await session.logout();
    await expect.poll(() => isTakenBack).toBe(true);
    expect(session.read()).toMatchObject({ loggedIn: false, known: true, error: null });
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
    const log = quietly();
    const store = returning();
    store.write("auth.user", JSON.stringify(yasmine));
    const { session } = await start({ "/api/auth/user": (response) => response.destroy() }, store);
    expect(await session.restore()).toMatchObject({ user: yasmine, loggedIn: true });
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(session.read()).toMatchObject({ user: yasmine, loggedIn: true });
  });

  test("with a dead token the session ends, here and on the device", async () => {
    const store = returning();
    store.write("auth._token.local", "dead");
    const { session } = await start({}, store);
    expect(await session.restore()).toMatchObject({ user: null, loggedIn: false, known: true });
    expect(store.keys()).toEqual([]);
  });
});
