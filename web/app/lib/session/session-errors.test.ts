import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { memoryStore } from "../testing/memory-store.ts";
import {
  input,
  json,
  quietly,
  refuse,
  start,
  stopServers,
  yasmine,
} from "./testing/session-server.ts";

afterEach(stopServers);

describe("what goes wrong", () => {
  const refused = {
    "/api/auth/login": (response: ServerResponse) => refuse(response, "wrong_credentials"),
  };

  test("[X-10] is recorded and passed to whoever listens, until they stop", async () => {
    const { session } = await start(refused);
    const heard: unknown[] = [];
    const stop = session.onError((error) => heard.push(error));
    await session.login(input).catch(() => undefined);
    expect(session.read().error).toMatchObject({ name: "wrong_credentials" });
    expect(heard).toEqual([session.read().error]);
    stop();
    await session.login(input).catch(() => undefined);
    expect(heard).toHaveLength(1);
  });

  test("[X-10] is forgotten with the next attempt", async () => {
    let isRefused = true;
    const { session } = await start({
      "/api/auth/login": (response) => {
        if (isRefused) refuse(response, "wrong_credentials");
        else json(response, 200, { token: "t1", challenge: null });
      },
    });
    await session.login(input).catch(() => undefined);
    isRefused = false;
    await session.login(input);
    expect(session.read().error).toBeNull();
  });

  test("[X-10] at start-up is logged, and who is there stays unknown until the next try", async () => {
    const store = memoryStore();
    store.write("auth._token.local", "t1");
    const log = quietly();
    let isLost = true;
    const { session } = await start(
      {
        "/api/auth/user": (response) => {
          if (isLost) response.destroy();
          else json(response, 200, { user: yasmine });
        },
      },
      store,
    );
    expect(await session.restore()).toMatchObject({ known: false, loggedIn: false });
    expect(log).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ name: "Offline" }),
    );
    expect(session.read().error).toMatchObject({ name: "Offline" });
    isLost = false;
    expect(await session.restore()).toMatchObject({ known: true, user: yasmine });
  });
});
