import type { Context } from "./context.ts";
import { accountsRoutes } from "./features/accounts/accounts.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { brandOverviewRoutes } from "./features/brand-overview/brand-overview.routes.ts";
import { brandCompanyRoutes } from "./features/brand-company/brand-company.routes.ts";
import { brandFaceRoutes } from "./features/brand-face/brand-face.routes.ts";
import { brandGoalsRoutes } from "./features/brand-goals/brand-goals.routes.ts";
import { brandTeamRoutes } from "./features/brand-team/brand-team.routes.ts";
import { budgetsRoutes } from "./features/budgets/budgets.routes.ts";
import { campaignsRoutes } from "./features/campaigns/campaigns.routes.ts";
import { classesRoutes } from "./features/classes/classes.routes.ts";
import { collaboratorsRoutes } from "./features/collaborators/collaborators.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { custodyRoutes } from "./features/custody/custody.routes.ts";
import { declarationsRoutes } from "./features/declarations/declarations.routes.ts";
import { deliveriesRoutes } from "./features/deliveries/deliveries.routes.ts";
import { depositsRoutes } from "./features/deposits/deposits.routes.ts";
import { deskRoutes } from "./features/desk/desk.routes.ts";
import { distributionRoutes } from "./features/distribution/distribution.routes.ts";
import { distributorsRoutes } from "./features/distributors/distributors.routes.ts";
import { faqRoutes } from "./features/faq/faq.routes.ts";
import { figuresRoutes } from "./features/figures/figures.routes.ts";
import { fraudRoutes } from "./features/fraud/fraud.routes.ts";
import { handoversRoutes } from "./features/handovers/handovers.routes.ts";
import { identityRoutes } from "./features/identity/identity.routes.ts";
import { nationalFiguresRoutes } from "./features/national-figures/national-figures.routes.ts";
import { limitsRoutes } from "./features/limits/limits.routes.ts";
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { numbersRoutes } from "./features/numbers/numbers.routes.ts";
import { organisationsRoutes } from "./features/organisations/organisations.routes.ts";
import { peopleRoutes } from "./features/people/people.routes.ts";
import { pickupsRoutes } from "./features/pickups/pickups.routes.ts";
import { placesRoutes } from "./features/places/places.routes.ts";
import { pointProfilesRoutes } from "./features/point-profiles/point-profiles.routes.ts";
import { pointsRoutes } from "./features/points/points.routes.ts";
import { privacyRoutes } from "./features/privacy/privacy.routes.ts";
import { productsRoutes } from "./features/products/products.routes.ts";
import { profilesRoutes } from "./features/profiles/profiles.routes.ts";
import { officeRoutes } from "./features/office/office.routes.ts";
import { ratesRoutes } from "./features/rates/rates.routes.ts";
import { pushRoutes } from "./features/push/push.routes.ts";
import { reportsRoutes } from "./features/reports/reports.routes.ts";
import { quizRoutes } from "./features/quiz/quiz.routes.ts";
import { rewardDeskRoutes } from "./features/reward-desk/reward-desk.routes.ts";
import { rewardsRoutes } from "./features/rewards/rewards.routes.ts";
import { rolesRoutes } from "./features/roles/roles.routes.ts";
import { schoolsRoutes } from "./features/schools/schools.routes.ts";
import { smsReceiptsRoutes } from "./features/sms-receipts/sms-receipts.routes.ts";
import { statementsRoutes } from "./features/statements/statements.routes.ts";
import { stockRoutes } from "./features/stock/stock.routes.ts";
import { tasksRoutes } from "./features/tasks/tasks.routes.ts";
import { switchesRoutes } from "./features/switches/switches.routes.ts";
import { todayRoutes } from "./features/today/today.routes.ts";
import { trainingRoutes } from "./features/training/training.routes.ts";
import { transportJobsRoutes } from "./features/transport-jobs/transport-jobs.routes.ts";
import { vouchersRoutes } from "./features/vouchers/vouchers.routes.ts";
import { transportersRoutes } from "./features/transporters/transporters.routes.ts";
import { topUpsRoutes } from "./features/top-ups/top-ups.routes.ts";
import type { Route } from "./http/route.ts";
import { taskKinds } from "./task-kinds.ts";

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
  ...brandCompanyRoutes(ctx),
  ...brandFaceRoutes(ctx),
  ...brandGoalsRoutes(ctx),
  ...brandTeamRoutes(ctx),
  ...placesRoutes(ctx),
  ...ratesRoutes(ctx),
  ...limitsRoutes(ctx),
  ...numbersRoutes(ctx),
  ...switchesRoutes(ctx),
  ...budgetsRoutes(ctx),
  ...auditRoutes(ctx),
  ...tasksRoutes(ctx, taskKinds),
  ...peopleRoutes(ctx),
  ...deskRoutes(ctx),
  ...privacyRoutes(ctx),
  ...campaignsRoutes(ctx),
  ...depositsRoutes(ctx),
  ...figuresRoutes(ctx),
  ...nationalFiguresRoutes(ctx),
  ...custodyRoutes(ctx),
  ...quizRoutes(ctx),
  ...schoolsRoutes(ctx),
  ...classesRoutes(ctx),
  ...declarationsRoutes(ctx),
  ...fraudRoutes(ctx),
  ...statementsRoutes(ctx),
  ...todayRoutes(ctx),
  ...stockRoutes(ctx),
  ...smsReceiptsRoutes(ctx),
  ...rewardsRoutes(ctx),
  ...rewardDeskRoutes(ctx),
  ...vouchersRoutes(ctx),
  ...topUpsRoutes(ctx),
  ...pickupsRoutes(ctx),
  ...transportJobsRoutes(ctx),
  ...handoversRoutes(ctx),
  ...deliveriesRoutes(ctx),
  ...notificationsRoutes(ctx),
  ...pushRoutes(ctx),
  ...trainingRoutes(ctx),
  ...faqRoutes(ctx),
  ...productsRoutes(ctx),
  ...distributionRoutes(ctx),
  ...distributorsRoutes(ctx),
  ...reportsRoutes(ctx),
  ...brandOverviewRoutes(ctx),
  ...officeRoutes(ctx),
  ...contactRoutes(ctx),
];
