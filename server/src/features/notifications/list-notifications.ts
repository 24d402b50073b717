import { notificationSchema } from "@app/contract/notifications";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findNewest } from "./notifications.queries.ts";

const shown = 50;

export const listNotifications = async (ctx: Context, actor: Actor) => {
  const rows = await findNewest(ctx.db, actor.userId, shown);
  return rows.map((row) =>
    notificationSchema.parse({
      id: row.id,
      kind: row.kind,
      data: row.data,
      createdAt: row.created_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
    }),
  );
};
