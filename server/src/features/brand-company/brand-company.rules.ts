import type { BrandReview } from "@app/contract/brand-company";

/** The kind of task about the papers of a brand. */
export const checkKind = "check_brand";

/** How soon the back office should have looked at it. */
export const checkDays = 5;

export type Block = "identity" | "seat" | "contact" | "packaging";

/**
 * What a save makes of the review. Whatever is complete for the first time, was asked for, or has
 * other papers than before is looked at; who sits where, and how to reach them, is not.
 */
export const reviewAfter = (
  before: BrandReview,
  { block, isComplete, isChanged }: { block: Block; isComplete: boolean; isChanged: boolean },
): BrandReview => {
  if (!isComplete) return "draft";
  if (before === "approved") return block === "identity" && isChanged ? "pending" : before;
  return "pending";
};
