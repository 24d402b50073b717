import type { Device } from "@app/contract/devices";
import type { Context } from "../../context.ts";
import type { Actor } from "./actor.ts";
import { listSessions } from "./sessions.queries.ts";

export const listDevices = async (ctx: Context, actor: Actor): Promise<{ devices: Device[] }> => {
  const sessions = await listSessions(ctx.db, ctx.clock, actor.userId);
  const devices = sessions.map(({ id, label, signedInAt, lastUsedAt }) => ({
    id,
    label,
    isThisOne: id === actor.sessionId,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
  return { devices };
};
