import { startDelivery } from "@app/contract/deliveries";
import { deviceStore, keptPrefix } from "../../../lib/storage.ts";
import type { StartedDelivery } from "../transport.api.ts";

const key = `${keptPrefix}delivery`;

/** The link is told once: a page that is loaded anew at the gate must still have it. */
export const readDelivery = (now: number): StartedDelivery | undefined => {
  try {
    const kept = startDelivery.response.parse(JSON.parse(deviceStore.read(key) ?? ""));
    return Date.parse(kept.expiresAt) > now ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const keepDelivery = (delivery: StartedDelivery): void =>
  deviceStore.write(key, JSON.stringify(delivery));

export const forgetDelivery = (): void => deviceStore.remove(key);
