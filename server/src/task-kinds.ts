import { balanceTaskKinds } from "./features/balance/balance.tasks.ts";
import { brandCompanyTaskKinds } from "./features/brand-company/brand-company.tasks.ts";
import { budgetsTaskKinds } from "./features/budgets/budgets.tasks.ts";
import { campaignsTaskKinds } from "./features/campaigns/campaigns.tasks.ts";
import { claimsTaskKinds } from "./features/claims/claims.tasks.ts";
import { contactTaskKinds } from "./features/contact/contact.tasks.ts";
import { custodyTaskKinds } from "./features/custody/custody.tasks.ts";
import { deliveriesTaskKinds } from "./features/deliveries/deliveries.tasks.ts";
import { depositsTaskKinds } from "./features/deposits/deposits.tasks.ts";
import { deviceGapTaskKinds } from "./features/deposits/device-gaps.tasks.ts";
import { distributionTaskKinds } from "./features/distribution/distribution.tasks.ts";
import { fraudTaskKinds } from "./features/fraud/fraud.tasks.ts";
import { handoversTaskKinds } from "./features/handovers/handovers.tasks.ts";
import { officeTaskKinds } from "./features/office/office.tasks.ts";
import { pickupsTaskKinds } from "./features/pickups/pickups.tasks.ts";
import { pointProfilesTaskKinds } from "./features/point-profiles/point-profiles.tasks.ts";
import { pointsTaskKinds } from "./features/points/points.tasks.ts";
import { schoolsTaskKinds } from "./features/schools/schools.tasks.ts";
import type { TaskKind } from "./features/tasks/index.ts";
import { topUpsTaskKinds } from "./features/top-ups/top-ups.tasks.ts";
import { transportersTaskKinds } from "./features/transporters/transporters.tasks.ts";

/** Everything the back office decides, each from the feature it belongs to. */
export const taskKinds: readonly TaskKind[] = [
  ...balanceTaskKinds,
  ...brandCompanyTaskKinds,
  ...budgetsTaskKinds,
  ...campaignsTaskKinds,
  ...claimsTaskKinds,
  ...contactTaskKinds,
  ...custodyTaskKinds,
  ...deliveriesTaskKinds,
  ...depositsTaskKinds,
  ...deviceGapTaskKinds,
  ...distributionTaskKinds,
  ...fraudTaskKinds,
  ...handoversTaskKinds,
  ...officeTaskKinds,
  ...pickupsTaskKinds,
  ...pointProfilesTaskKinds,
  ...pointsTaskKinds,
  ...schoolsTaskKinds,
  ...topUpsTaskKinds,
  ...transportersTaskKinds,
];
