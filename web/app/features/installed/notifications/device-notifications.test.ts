import { pushKey, sendTestPush, subscribe, unsubscribe } from "@app/contract/push";
import { currentUser } from "@app/contract/session";
import { describe, expect, it, vi } from "vitest";
import { ApiError, type Client, OfflineError } from "../../../lib/api-client.ts";
import { memoryStore } from "../../../lib/testing/memory-store.ts";
import type { BrowserPush } from "./browser-push.ts";
import { createDeviceNotifications } from "./device-notifications.ts";

const subscription = {
  endpoint: "https://push.example/1",
  keys: { p256dh: "key", auth: "secret" },
};

interface Scene {
  permission?: NotificationPermission;
  answersToPermission?: NotificationPermission;
  isSupported?: boolean;
  publicKey?: string | null;
  userId?: string;
}

const setScene = (scene: Scene = {}) => {
  const store = memoryStore();
  const order: string[] = [];
  const answers: Record<string, unknown> = {
    [pushKey.path]: { publicKey: scene.publicKey === undefined ? "our key" : scene.publicKey },
    [currentUser.path]: { user: { id: scene.userId ?? "amel" } },
  };
  const call = vi.fn(async (endpoint: { method: string; path: string }, _parts?: object) => {
    order.push(`${endpoint.method} ${endpoint.path}`);
    return answers[endpoint.path];
  });
  let held: object | null = null;
  const push: BrowserPush = {
    isSupported: () => scene.isSupported ?? true,
    permission: () => scene.permission ?? "granted",
    askPermission: async () => {
      order.push("permission");
      return scene.answersToPermission ?? "granted";
    },
    current: async () => held as PushSubscription | null,
    subscribe: async (publicKey) => {
      order.push(`subscribe with ${publicKey}`);
      held = { toJSON: () => subscription };
      return held as PushSubscription;
    },
    forget: async () => {
      order.push("forget");
      held = null;
      store.remove("push.owner");
    },
  };
  const notifications = createDeviceNotifications({ call: call as Client["call"], store, push });
  return { notifications, call, order, store };
};

describe("turning notifications on", () => {
  it("asks the browser first, subscribes with our key and registers the device on the server", async () => {
    const { notifications, call, order } = setScene();
    expect(await notifications.find("amel")).toBe("off");
    expect(await notifications.turnOn("amel")).toBe("on");
    expect(order).toEqual([
      "permission",
      `GET ${pushKey.path}`,
      "subscribe with our key",
      `POST ${subscribe.path}`,
    ]);
    expect(call).toHaveBeenLastCalledWith(subscribe, { body: subscription });
    expect(await notifications.find("amel")).toBe("on");
    expect(await notifications.find("karim")).toBe("off");
  });

  it.each([
    ["denied", "refused"],
    ["default", "off"],
  ] as const)("[X-09] permission %s is no error: nothing is subscribed", async (answer, state) => {
    const { notifications, order } = setScene({ answersToPermission: answer });
    expect(await notifications.turnOn("amel")).toBe(state);
    expect(order).toEqual(["permission"]);
  });

  it("[X-09] a browser that cannot is told apart from one that was refused", async () => {
    expect(await setScene({ isSupported: false }).notifications.find("amel")).toBe("unsupported");
    expect(await setScene({ permission: "denied" }).notifications.find("amel")).toBe("refused");
  });

  it("is not possible where the service sends nothing", async () => {
    const { notifications, order } = setScene({ publicKey: null });
    expect(await notifications.turnOn("amel")).toBe("closed");
    expect(order).not.toContain("subscribe with our key");
  });

  it("that does not reach the server leaves it off", async () => {
    const { notifications, call, store } = setScene();
    call.mockImplementation(async ({ path }) => {
      if (path === subscribe.path) throw new OfflineError("no answer");
      return { publicKey: "our key" };
    });
    await expect(notifications.turnOn("amel")).rejects.toThrow("no answer");
    expect(store.keys()).toEqual([]);
    expect(await notifications.find("amel")).toBe("off");
  });
});

describe("a device that has them on", () => {
  it("is registered again for the same person, after a new log-in", async () => {
    const { notifications, call } = setScene({ userId: "amel" });
    await notifications.turnOn("amel");
    call.mockClear();
    await notifications.keep();
    expect(call).toHaveBeenLastCalledWith(subscribe, { body: subscription });
  });

  it("hears nothing when somebody else signs in on it", async () => {
    const { notifications, call, order } = setScene({ userId: "karim" });
    await notifications.turnOn("amel");
    call.mockClear();
    await notifications.keep();
    expect(call).toHaveBeenCalledExactlyOnceWith(currentUser);
    expect(order.at(-1)).toBe("forget");
    expect(await notifications.find("karim")).toBe("off");
  });

  it("costs nobody else a call", async () => {
    const { notifications, call } = setScene();
    await notifications.keep();
    expect(call).not.toHaveBeenCalled();
  });

  it("is told when the server no longer knows it, or heard enough", async () => {
    const { notifications, call } = setScene();
    expect(await notifications.test()).toBe("sent");
    expect(call).toHaveBeenLastCalledWith(sendTestPush);
    const unknown = { error: "not_found", message: "", traceId: "" } as const;
    call.mockRejectedValueOnce(new ApiError(404, unknown));
    expect(await notifications.test()).toBe("lost");
    const enough = { error: "too_many_requests", message: "", traceId: "" } as const;
    call.mockRejectedValueOnce(new ApiError(429, enough));
    expect(await notifications.test()).toBe("tooOften");
    call.mockRejectedValueOnce(new OfflineError("no answer"));
    await expect(notifications.test()).rejects.toThrow("no answer");
  });

  it("is turned off on the server first, then here", async () => {
    const { notifications, order } = setScene();
    await notifications.turnOn("amel");
    order.length = 0;
    expect(await notifications.turnOff()).toBe("off");
    expect(order).toEqual([`DELETE ${unsubscribe.path}`, "forget"]);
  });
});
