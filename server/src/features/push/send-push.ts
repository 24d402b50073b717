import { localeSchema } from "@app/contract/localized-text";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { Push } from "../../ports/push.ts";
import { deliveryOf, pushSchema } from "./push-kinds.ts";
import { deleteGone, findTarget } from "./push.queries.ts";
import { writePush } from "./write-push.ts";

const jobSchema = z.object({ deviceId: z.uuid(), id: z.uuid(), content: pushSchema });

/** Whether the device may still be told is asked now: it may have signed out since it was queued. */
export const sendPush = async (
  ctx: Context,
  push: Push | null,
  payload: unknown,
): Promise<void> => {
  const { deviceId, id, content } = jobSchema.parse(payload);
  const target = await findTarget(ctx.db, ctx.clock, deviceId);
  if (!push || !target) return;
  const { ttlSeconds, urgency } = deliveryOf[content.kind];
  const outcome = await push.send(target, {
    body: JSON.stringify(writePush(id, content, localeSchema.parse(target.locale))),
    topic: id.replaceAll("-", ""),
    ttlSeconds,
    urgency,
  });
  if (outcome === "gone") await deleteGone(ctx.db, deviceId, target.endpoint);
};
