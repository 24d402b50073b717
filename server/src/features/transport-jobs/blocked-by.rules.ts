import {
  type DriverPapers,
  type InsuredVehicle,
  mayTakeJobs,
} from "@app/contract/transporter-papers";
import type { JobBlock } from "@app/contract/transport-jobs";

/** Why no new job may be taken, with this van or with any; null: it may. */
export const blockedBy = (
  driver: DriverPapers & { isApproved: boolean; now: Date },
  van: InsuredVehicle | null,
): JobBlock | null => {
  const may = mayTakeJobs(driver, van, driver.now);
  return may.ok ? null : (may.paper ?? "not_approved");
};
