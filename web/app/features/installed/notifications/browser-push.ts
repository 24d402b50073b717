import type { KeyValueStore } from "../../../lib/storage.ts";
import { ownerKey } from "./owner-key.ts";

/** Phones without a push service let us wait for ever. */
const patienceMs = 20_000;

export interface BrowserPush {
  isSupported: () => boolean;
  permission: () => NotificationPermission;
  askPermission: () => Promise<NotificationPermission>;
  current: () => Promise<PushSubscription | null>;
  subscribe: (publicKey: string) => Promise<PushSubscription>;
  /** The device hears nothing more, whatever the server still knows. */
  forget: (store: KeyValueStore) => Promise<void>;
}

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

const withPatience = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The push service does not answer")), patienceMs);
    }),
  ]);

const isSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const current = async (): Promise<PushSubscription | null> => (await manager()).getSubscription();

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await (await manager()).subscribe(options);
  } catch (error) {
    // Made with a key that is no longer ours.
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    await (await current())?.unsubscribe();
    return (await manager()).subscribe(options);
  }
};

export const browserPush: BrowserPush = {
  isSupported,
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  current: () => withPatience(current()),
  subscribe: (publicKey) => withPatience(subscribe(publicKey)),
  forget: async (store) => {
    store.remove(ownerKey);
    if (isSupported()) await withPatience(current().then((one) => one?.unsubscribe()));
  },
};
