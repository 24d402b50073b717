import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "../testing/memory-store.ts";
import {
  atlas,
  input,
  quietly,
  refuse,
  start,
  stopServers,
  yasmine,
} from "./testing/session-server.ts";

afterEach(stopServers);

describe("an organisation", () => {
  const credentials = { email: atlas.email, password: "correct horse" };

  test("[S-03] [K-06] signs in with the strategy user, its token kept apart", async () => {
    const { session, store, asked, seen } = await start();
    expect(await session.loginOrganisation(credentials)).toEqual(atlas);
    expect(asked()).toEqual(["/sanctum/csrf-cookie", "/api/auth/user/signin", "/api/auth/user/me"]);
    expect(session.read()).toMatchObject({
      user: null,
      organisation: atlas,
      loggedIn: true,
      strategy: "user",
    });
    expect(store.keys()).toEqual(["auth._token.user", "auth.organisation", "auth.strategy"]);
    expect(store.read("auth._token.user")).toBe("s1");
    expect(store.read("auth.strategy")).toBe("user");
    expect(seen.map(({ authorization }) => authorization)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("comes back, also without a network", async () => {
    const { session, store } = await start();
    await session.loginOrganisation(credentials);
    const { session: next } = await start({}, store);
    expect(await next.restore()).toMatchObject({ organisation: atlas, strategy: "user" });
    const log = quietly();
    const { session: offline } = await start(
      { "/api/auth/user/me": (response) => response.destroy() },
      store,
    );
    expect(await offline.restore()).toMatchObject({ organisation: atlas, loggedIn: true });
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
  });

  test("whose session is over is forgotten", async () => {
    const { session, store } = await start();
    await session.loginOrganisation(credentials);
    const me = (response: ServerResponse) => refuse(response, "unauthenticated");
    const { session: next } = await start({ "/api/auth/user/me": me }, store);
    await next.restore();
    await vi.waitFor(() => expect(next.read().loggedIn).toBe(false));
    expect(store.keys()).toEqual([]);
  });

  test("[S-02] signs out of its own session, with the anti-forgery header", async () => {
    const { session, store, seen } = await start();
    await session.loginOrganisation(credentials);
    await session.logout();
    expect(seen.at(-1)).toMatchObject({ path: "/api/auth/user/signout", proof: "proof" });
    expect(session.read()).toMatchObject({
      organisation: null,
      loggedIn: false,
      strategy: "local",
    });
    expect(store.keys()).toEqual([]);
  });

  test("carries no person's token, also where nothing can be stored", async () => {
    const forgetful = { ...memoryStore(), read: () => null };
    const { session, seen } = await start({}, forgetful);
    await session.login(input);
    expect(seen.at(-1)?.authorization).toBe("Bearer t1");
    await session.loginOrganisation(credentials);
    expect(session.read().organisation).toEqual(atlas);
    expect(seen.at(-1)?.authorization).toBeUndefined();
  });

  test("leaves nothing of the person who was here before, nor the other way round", async () => {
    const { session, store } = await start();
    await session.login(input);
    store.write("kept.citizen", "{}");
    await session.loginOrganisation(credentials);
    expect(store.keys()).toEqual(["auth._token.user", "auth.organisation", "auth.strategy"]);
    await session.login(input);
    expect(store.keys()).toEqual(["auth._token.local", "auth.strategy", "auth.user"]);
    expect(session.read()).toMatchObject({ user: yasmine, organisation: null, strategy: "local" });
  });
});
