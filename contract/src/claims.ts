import { z } from "zod/mini";
import { defineEvent } from "./event.ts";
import { materialSchema } from "./materials.ts";

/**
 * By which rule grams became a brand's: its campaign paid for the deposit, or it has that share of
 * what was declared to be put on the market in the wilaya that year.
 */
const claimRules = ["campaign", "share"] as const;

const claim = {
  claimId: z.uuid(),
  number: z.string(),
  brandId: z.uuid(),
  lotId: z.uuid(),
  grams: z.int(),
};

/** The subject ends in the brand. */
export const claimMade = defineEvent({
  name: "claim.made",
  payload: z.object({
    ...claim,
    material: materialSchema,
    wilaya: z.int(),
    /** On which the facility received it. */
    day: z.iso.date(),
    rule: z.enum(claimRules),
  }),
});

/** A deposit turned out smaller: `grams` is what the claim lost. */
export const claimReduced = defineEvent({ name: "claim.reduced", payload: z.object(claim) });
