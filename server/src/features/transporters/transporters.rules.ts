import type { ReviewState } from "@app/contract/point-profile";
import type { Paper } from "@app/contract/transporter-papers";

export type TransporterStatus = "draft" | "pending" | "active" | "suspended" | "refused" | "closed";

/** Where a file stands, in the words of the driver; null when there is nothing to go on with. */
export const reviewState = (
  status: TransporterStatus,
  decision: string | null,
): ReviewState | null => {
  switch (status) {
    case "draft":
      return decision === "more_info" ? "more_info" : "draft";
    case "active":
      return "approved";
    case "closed":
      return null;
    default:
      return status;
  }
};

/** How soon the back office should have looked at it. */
export const approvalDays = 2;
export const changeDays = 7;

/** A paper with a new date must hold today; one that has run out since may stay until it is renewed. */
export const isNewlyExpired = (
  before: string | undefined,
  after: Paper["until"],
  today: string,
): boolean => after !== before && after < today;
