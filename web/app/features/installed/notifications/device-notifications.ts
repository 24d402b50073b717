import { pushKey, sendTestPush, subscribe, unsubscribe } from "@app/contract/push";
import { currentUser } from "@app/contract/session";
import { ApiError, call, type Client } from "../../../lib/api-client.ts";
import { deviceStore, type KeyValueStore } from "../../../lib/storage.ts";
import { browserPush, type BrowserPush } from "./browser-push.ts";
import { ownerKey } from "./owner-key.ts";

/**
 * `unsupported`: this browser cannot. `closed`: the service sends nothing. `refused`: the person
 * said no to the browser, and only they can change that.
 */
export type NotificationState = "unsupported" | "closed" | "refused" | "off" | "on";

interface Ports {
  call: Client["call"];
  store: KeyValueStore;
  push: BrowserPush;
}

type SubscribeBody = Parameters<typeof call<typeof subscribe>>[1]["body"];

export const createDeviceNotifications = ({ call, store, push }: Ports) => {
  const register = async (userId: string, publicKey: string): Promise<void> => {
    const { endpoint, keys } = (await push.subscribe(publicKey)).toJSON();
    await call(subscribe, { body: { endpoint, keys } as SubscribeBody });
    store.write(ownerKey, userId);
  };

  const find = async (userId: string): Promise<NotificationState> => {
    if (!push.isSupported()) return "unsupported";
    if (push.permission() === "denied") return "refused";
    const isOn = store.read(ownerKey) === userId && (await push.current()) !== null;
    return isOn ? "on" : "off";
  };

  return {
    find,

    /** After a tap. The browser is asked first: it listens only as long as the tap is fresh. */
    turnOn: async (userId: string): Promise<NotificationState> => {
      const permission = await push.askPermission();
      if (permission !== "granted") return permission === "denied" ? "refused" : "off";
      const { publicKey } = await call(pushKey);
      if (publicKey === null) return "closed";
      await register(userId, publicKey);
      return "on";
    },

    turnOff: async (): Promise<NotificationState> => {
      await call(unsubscribe);
      await push.forget(store);
      return "off";
    },

    /** `lost`: the server no longer knows this device. */
    test: async (): Promise<"sent" | "lost" | "tooOften"> => {
      try {
        await call(sendTestPush);
        return "sent";
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return "lost";
        if (error instanceof ApiError && error.status === 429) return "tooOften";
        throw error;
      }
    },

    /**
     * Ties the device to the session of whoever turned it on, after a new log-in or when the browser
     * changed its address. Somebody else on the same device has not asked for it.
     */
    keep: async (): Promise<void> => {
      const owner = store.read(ownerKey);
      if (owner === null || !push.isSupported() || push.permission() !== "granted") return;
      const { user } = await call(currentUser);
      if (user.id !== owner) return push.forget(store);
      const { publicKey } = await call(pushKey);
      if (publicKey !== null) await register(owner, publicKey);
    },
  };
};

export const deviceNotifications = createDeviceNotifications({
  call,
  store: deviceStore,
  push: browserPush,
});
