import type { Context } from "./context.ts";
import { accountsJobs } from "./features/accounts/accounts.jobs.ts";
import { balanceJobs } from "./features/balance/balance.jobs.ts";
import { brandTeamJobs } from "./features/brand-team/brand-team.jobs.ts";
import { budgetsJobs } from "./features/budgets/budgets.jobs.ts";
import { campaignsConsumers } from "./features/campaigns/campaigns.consumers.ts";
import { campaignsJobs } from "./features/campaigns/campaigns.jobs.ts";
import { claimsConsumers } from "./features/claims/claims.consumers.ts";
import { claimsJobs } from "./features/claims/claims.jobs.ts";
import { collaboratorsJobs } from "./features/collaborators/collaborators.jobs.ts";
import { contactJobs } from "./features/contact/contact.jobs.ts";
import { custodyConsumers } from "./features/custody/custody.consumers.ts";
import { custodyJobs } from "./features/custody/custody.jobs.ts";
import { declarationsJobs } from "./features/declarations/declarations.jobs.ts";
import { depositsJobs } from "./features/deposits/deposits.jobs.ts";
import { deskConsumers } from "./features/desk/desk.consumers.ts";
import { figuresConsumers } from "./features/figures/figures.consumers.ts";
import { fraudConsumers } from "./features/fraud/fraud.consumers.ts";
import { identityJobs } from "./features/identity/identity.jobs.ts";
import { messagesJobs } from "./features/messages/messages.jobs.ts";
import { nationalFiguresConsumers } from "./features/national-figures/national-figures.consumers.ts";
import { nationalFiguresJobs } from "./features/national-figures/national-figures.jobs.ts";
import { notificationsConsumers } from "./features/notifications/notifications.consumers.ts";
import { notificationsJobs } from "./features/notifications/notifications.jobs.ts";
import { officeJobs } from "./features/office/office.jobs.ts";
import { pickupsConsumers } from "./features/pickups/pickups.consumers.ts";
import { pickupsJobs } from "./features/pickups/pickups.jobs.ts";
import { pushJobs } from "./features/push/push.jobs.ts";
import { quizJobs } from "./features/quiz/quiz.jobs.ts";
import { reportsJobs } from "./features/reports/reports.jobs.ts";
import { rewardsJobs } from "./features/rewards/rewards.jobs.ts";
import { classesJobs } from "./features/classes/classes.jobs.ts";
import { schoolsJobs } from "./features/schools/schools.jobs.ts";
import { smsReceiptsConsumers } from "./features/sms-receipts/sms-receipts.consumers.ts";
import { smsReceiptsJobs } from "./features/sms-receipts/sms-receipts.jobs.ts";
import { tokensJobs } from "./features/tokens/tokens.jobs.ts";
import { topUpsConsumers } from "./features/top-ups/top-ups.consumers.ts";
import { topUpsJobs } from "./features/top-ups/top-ups.jobs.ts";
import { transportersJobs } from "./features/transporters/transporters.jobs.ts";
import { upkeepJobs } from "./features/upkeep/upkeep.jobs.ts";
import { vouchersConsumers } from "./features/vouchers/vouchers.consumers.ts";
import { vouchersJobs } from "./features/vouchers/vouchers.jobs.ts";
import type { Channels } from "./ports/channels.ts";

/** Whatever happens later or by the clock. */
export const allJobs = (ctx: Context, channels: Channels) => [
  ...accountsJobs(ctx),
  ...balanceJobs(ctx),
  ...brandTeamJobs(ctx),
  ...budgetsJobs(ctx),
  ...campaignsJobs(ctx),
  ...claimsJobs(ctx),
  ...collaboratorsJobs(ctx),
  ...contactJobs(ctx),
  ...custodyJobs(ctx),
  ...declarationsJobs(ctx),
  ...depositsJobs(ctx),
  ...identityJobs(ctx),
  ...messagesJobs(ctx, channels),
  ...nationalFiguresJobs(ctx),
  ...notificationsJobs(ctx),
  ...officeJobs(ctx),
  ...pickupsJobs(ctx),
  ...pushJobs(ctx, channels.push),
  ...quizJobs(ctx),
  ...reportsJobs(ctx),
  ...rewardsJobs(ctx),
  ...schoolsJobs(ctx),
  ...classesJobs(ctx),
  ...smsReceiptsJobs(ctx),
  ...tokensJobs(ctx),
  ...topUpsJobs(ctx, channels.airtime),
  ...transportersJobs(ctx),
  ...upkeepJobs(ctx),
  ...vouchersJobs(ctx),
];

/** Whoever hears of what happened. */
export const allConsumers = (ctx: Context) => [
  ...campaignsConsumers,
  ...claimsConsumers(ctx),
  ...custodyConsumers,
  ...deskConsumers,
  ...figuresConsumers,
  ...fraudConsumers(ctx),
  ...nationalFiguresConsumers,
  ...notificationsConsumers,
  ...pickupsConsumers,
  ...smsReceiptsConsumers,
  ...topUpsConsumers,
  ...vouchersConsumers,
];
