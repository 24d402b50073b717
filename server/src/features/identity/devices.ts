import type { Db } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { hashSecret } from "../../secrets.ts";
import { insertDevice } from "./devices.queries.ts";

/**
 * Two marks of one browser for one account. It was used before: whoever guesses elsewhere does not
 * lock it out. A second step was passed in it: it is not asked again.
 */
export interface DeviceMarks {
  used: Buffer;
  proven: Buffer;
}

export const marksOf = (deviceSecret: string): DeviceMarks => ({
  used: hashSecret(`used:${deviceSecret}`),
  proven: hashSecret(`proven:${deviceSecret}`),
});

/** After a second step, or a proof as good as one. */
export const rememberDevice = (
  ctx: Context,
  db: Db,
  userId: string,
  deviceSecret: string,
): Promise<void> => insertDevice(db, ctx.clock, userId, marksOf(deviceSecret).proven);

/** After the right password alone. */
export const noteDevice = (
  ctx: Context,
  db: Db,
  userId: string,
  deviceSecret: string,
): Promise<void> => insertDevice(db, ctx.clock, userId, marksOf(deviceSecret).used);
