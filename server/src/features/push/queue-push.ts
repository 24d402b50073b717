import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { enqueueAll } from "../../jobs/enqueue.queries.ts";
import type { PushContent } from "./push-kinds.ts";
import { findDevices } from "./push.queries.ts";

export const sendPushJob = "send-push";

/** With growing pauses about half an hour; who hears of it later has opened the app by then. */
const maxAttempts = 8;

export type NewPush = PushContent & {
  /** What it tells of: a device that is told twice shows it once. */
  id: string;
  userId: string;
};

interface Delivery {
  deviceId: string;
  id: string;
  content: PushContent;
}

export const queueDeliveries = (trx: Trx, deliveries: readonly Delivery[]): Promise<void> =>
  enqueueAll(
    trx,
    sendPushJob,
    deliveries.map((payload) => ({
      payload,
      key: `${sendPushJob}:${payload.id}:${payload.deviceId}`,
    })),
    maxAttempts,
  );

/** A job for every device of these people, each with its own retries; for most people that is none. */
export const queuePush = async (
  ctx: Context,
  trx: Trx,
  pushes: readonly NewPush[],
): Promise<void> => {
  if (pushes.length === 0) return;
  const devices = await findDevices(
    trx,
    ctx.clock,
    pushes.map(({ userId }) => userId),
  );
  const deliveries = pushes.flatMap(({ id, userId, ...content }) =>
    devices
      .filter((device) => device.user_id === userId)
      .map((device) => ({ deviceId: device.id, id, content })),
  );
  if (deliveries.length > 0) await queueDeliveries(trx, deliveries);
};
