import type { Context } from "./context.ts";
import { accountsRoutes } from "./features/accounts/accounts.routes.ts";
import { budgetsRoutes } from "./features/budgets/budgets.routes.ts";
import { campaignsRoutes } from "./features/campaigns/campaigns.routes.ts";
import { collaboratorsRoutes } from "./features/collaborators/collaborators.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { custodyRoutes } from "./features/custody/custody.routes.ts";
import { declarationsRoutes } from "./features/declarations/declarations.routes.ts";
import { deliveriesRoutes } from "./features/deliveries/deliveries.routes.ts";
import { depositsRoutes } from "./features/deposits/deposits.routes.ts";
import { figuresRoutes } from "./features/figures/figures.routes.ts";
import { fraudRoutes } from "./features/fraud/fraud.routes.ts";
import { handoversRoutes } from "./features/handovers/handovers.routes.ts";
import { identityRoutes } from "./features/identity/identity.routes.ts";
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { organisationsRoutes } from "./features/organisations/organisations.routes.ts";
import { pickupsRoutes } from "./features/pickups/pickups.routes.ts";
import { placesRoutes } from "./features/places/places.routes.ts";
import { pointProfilesRoutes } from "./features/point-profiles/point-profiles.routes.ts";
import { pointsRoutes } from "./features/points/points.routes.ts";
import { profilesRoutes } from "./features/profiles/profiles.routes.ts";
import { ratesRoutes } from "./features/rates/rates.routes.ts";
import { pushRoutes } from "./features/push/push.routes.ts";
import { rewardsRoutes } from "./features/rewards/rewards.routes.ts";
import { rolesRoutes } from "./features/roles/roles.routes.ts";
import { smsReceiptsRoutes } from "./features/sms-receipts/sms-receipts.routes.ts";
import { statementsRoutes } from "./features/statements/statements.routes.ts";
import { stockRoutes } from "./features/stock/stock.routes.ts";
import { todayRoutes } from "./features/today/today.routes.ts";
import { trainingRoutes } from "./features/training/training.routes.ts";
import { transportJobsRoutes } from "./features/transport-jobs/transport-jobs.routes.ts";
import { vouchersRoutes } from "./features/vouchers/vouchers.routes.ts";
import { transportersRoutes } from "./features/transporters/transporters.routes.ts";
import { topUpsRoutes } from "./features/top-ups/top-ups.routes.ts";
import type { Route } from "./http/route.ts";

/** Every call the API answers. */
export const routes = (ctx: Context): Route[] => [
  ...identityRoutes(ctx),
  ...accountsRoutes(ctx),
  ...organisationsRoutes(ctx),
  ...rolesRoutes(ctx),
  ...profilesRoutes(ctx),
  ...pointsRoutes(ctx),
  ...pointProfilesRoutes(ctx),
  ...collaboratorsRoutes(ctx),
  ...transportersRoutes(ctx),
  ...placesRoutes(ctx),
  ...ratesRoutes(ctx),
  ...budgetsRoutes(ctx),
  ...campaignsRoutes(ctx),
  ...depositsRoutes(ctx),
  ...figuresRoutes(ctx),
  ...custodyRoutes(ctx),
  ...declarationsRoutes(ctx),
  ...fraudRoutes(ctx),
  ...statementsRoutes(ctx),
  ...todayRoutes(ctx),
  ...stockRoutes(ctx),
  ...smsReceiptsRoutes(ctx),
  ...rewardsRoutes(ctx),
  ...vouchersRoutes(ctx),
  ...topUpsRoutes(ctx),
  ...pickupsRoutes(ctx),
  ...transportJobsRoutes(ctx),
  ...handoversRoutes(ctx),
  ...deliveriesRoutes(ctx),
  ...notificationsRoutes(ctx),
  ...pushRoutes(ctx),
  ...trainingRoutes(ctx),
  ...contactRoutes(ctx),
];
