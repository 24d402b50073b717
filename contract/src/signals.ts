import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/**
 * What makes a deposit look odd. Published, here, in the documentation and in the privacy policy: each rule is
 * small, says what it saw and adds its score. Nothing follows from a score but a task for a person.
 */
export const signalRules = {
  /** One citizen's deposits, and one point's, within the minutes before. */
  velocity: { minutes: 60, mostOfCitizen: 6, mostOfPoint: 40, score: 30 },
  /**
   * More than the largest bag holds: its litres, and grams of each material in a litre, as it comes and crushed.
   * Twice as much counts double.
   */
  weight: {
    bagLitres: 240,
    gramsPerLitre: {
      pet: { loose: 25, crushed: 60 },
      pehd: { loose: 30, crushed: 70 },
      aluminium: { loose: 25, crushed: 110 },
    },
    score: 40,
  },
  /** The same citizen at the same point within the days before. */
  pair: { days: 7, most: 12, score: 25 },
  /** Hours of the country's clock: from the first to the last, which is not counted any more. */
  night: { fromHour: 22, untilHour: 6, score: 15 },
  /** Of the point's newest weights, the share of whole half kilograms. */
  round_numbers: { newest: 20, least: 10, stepGrams: 500, percent: 80, score: 20 },
  /** Stars the point gives this citizen, on average, beyond those it gives others. */
  star_bias: { leastOfPair: 5, leastOfOthers: 10, stars: 1, score: 20 },
  /** A code that was not fresh; or, of the pair's newest, the share known without the citizen's app. */
  identification: { newest: 10, least: 5, percent: 80, score: 15 },
} as const;
export type SignalRule = keyof typeof signalRules;

/** From this sum on somebody of the back office is asked to look. */
export const reviewScore = 60;

export const holdDeposit = defineEndpoint({
  method: "POST",
  path: "/api/v1/deposits/:id/hold",
  summary: "Set a deposit's tokens aside until it is decided: a person's decision, with a reason",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  /** Why; the citizen may ask for it. */
  body: z.strictObject({ note: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)) }),
  status: 201,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "deposit_settled",
    "too_late",
  ],
});
