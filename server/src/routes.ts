import type { Context } from "./context.ts";
import { depositsRoutes } from "./features/deposits/deposits.routes.ts";
import { identityRoutes } from "./features/identity/identity.routes.ts";
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { pointsRoutes } from "./features/points/points.routes.ts";
import { profilesRoutes } from "./features/profiles/profiles.routes.ts";
import { ratesRoutes } from "./features/rates/rates.routes.ts";
import type { Route } from "./http/route.ts";

/** Every call the API answers. */
export const routes = (ctx: Context): Route[] => [
  ...identityRoutes(ctx),
  ...profilesRoutes(ctx),
  ...pointsRoutes(ctx),
  ...ratesRoutes(ctx),
  ...depositsRoutes(ctx),
  ...notificationsRoutes(ctx),
];
