import * as contract from "@app/contract/notifications";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listNotifications } from "./list-notifications.ts";
import { readNotifications } from "./read-notifications.ts";

export const notificationsRoutes = (ctx: Context): Route[] => [
  route(contract.listNotifications, async ({ actor }) => ({
    notifications: await listNotifications(ctx, actor),
  })),
  route(contract.readNotifications, ({ actor, body }) =>
    readNotifications(ctx, actor, body.newest),
  ),
];
