import type { Context } from "../../context.ts";
import { askAboutGap, findMissingNumbers, findSilentDevices } from "./device-counts.queries.ts";

const hours = 24;
const batch = 200;

/** A phone that had something to send and has not been heard of for a day. */
export const askAboutSilentDevices = async ({ db, clock }: Context): Promise<void> => {
  for (;;) {
    const silent = await findSilentDevices(db, clock, hours, batch);
    for (const { deviceId, actorId, highest } of silent) {
      const numbers = await findMissingNumbers(db, deviceId, highest);
      await askAboutGap(db, clock, "device_gap", { deviceId, actorId, numbers });
    }
    if (silent.length < batch) return;
  }
};
