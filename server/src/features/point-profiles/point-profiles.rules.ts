import type { PointName, ReviewState } from "@app/contract/point-profile";
import type { LocalizedText } from "@app/contract/localized-text";
import type { PointStatus } from "@app/contract/points";

/** English stands in for a language that is missing, so there always is one. */
export const keptName = ({ en, fr, ar }: PointName): LocalizedText => ({
  en: en ?? fr ?? ar ?? "",
  ...(fr && { fr }),
  ...(ar && { ar }),
});

/** As it was filled in: an English name that only stands in for another is none. */
export const filledName = ({ en, fr, ar }: LocalizedText): PointName => ({
  ...(en !== fr && en !== ar && { en }),
  ...(fr !== undefined && { fr }),
  ...(ar !== undefined && { ar }),
});

/** Where a point stands, in the words of its owner; null when there is nothing to go on with. */
export const reviewState = (status: PointStatus, decision: string | null): ReviewState | null => {
  switch (status) {
    case "draft":
      return decision === "more_info" ? "more_info" : "draft";
    case "active":
      return "approved";
    case "closed":
      return decision === "refused" ? "refused" : null;
    default:
      return status;
  }
};

/** A shop that moved across the street is the same shop. */
export const movedMeters = 300;

export const approvalDays = 3;
export const changeDays = 7;
