import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/**
 * What makes a deposit look odd. Published, here, in the documentation and in the privacy policy: each rule is
 * small, says what it saw and adds its score. Nothing follows from a score but a task for a person.
 */
export const signalRules = {
  /**
   * One citizen's deposits, and one point's, within the minutes before; from `farOfCitizen` on it counts double. So
   * many small ones in that time are one bag, weighed in pieces.
   */
  velocity: {
    minutes: 60,
    mostOfCitizen: 6,
    farOfCitizen: 12,
    mostOfPoint: 40,
    pieces: { least: 4, meanGrams: 600 },
    score: 30,
  },
  /**
   * More than the largest bag holds: its litres, and grams of each material in a litre, as it comes and crushed.
   * Twice as much counts double, and so does the second such bag of a citizen within the days.
   */
  weight: {
    bagLitres: 240,
    gramsPerLitre: {
      pet: { loose: 25, crushed: 60 },
      pehd: { loose: 30, crushed: 70 },
      aluminium: { loose: 25, crushed: 110 },
    },
    days: 7,
    score: 40,
  },
  /**
   * The same citizen at the same point: bags within the days before, or visits, which are half an hour apart. People
   * who collect for others bring many bags, but nobody comes three times a day; `farVisits` counts double.
   */
  pair: {
    days: 7,
    most: 12,
    visitDays: 3,
    visitMinutes: 30,
    mostVisits: 4,
    farVisits: 7,
    score: 30,
  },
  /**
   * Hours of the country's clock: from the first to the last, which is not counted any more. Counts fourfold from the
   * `far`-th of a citizen within the days, where hardly anybody else comes so late.
   */
  night: { fromHour: 22, untilHour: 6, days: 7, far: 3, othersPercent: 15, score: 15 },
  /**
   * Of the point's newest weights, the share of whole half kilograms; or of the citizen's there, where those of others
   * are not round.
   */
  round_numbers: {
    newest: 20,
    least: 10,
    stepGrams: 500,
    percent: 80,
    leastOfPair: 5,
    othersPercent: 40,
    score: 20,
  },
  /** Stars the point gives this citizen, on average, beyond those it gives others; `far` counts double. */
  star_bias: { leastOfPair: 5, leastOfOthers: 10, stars: 1, far: 1.25, score: 20 },
  /**
   * A code that was not fresh: the second visit with one within the days counts double, the third fourfold. Or, of the
   * pair's newest, the share known without the citizen's app. Or numbers that never came before nor after: more than
   * `mostNumbers` at a point within `numberDays` count double, `farNumbers` fourfold where the point can
   * read codes, which its share of fresh ones shows.
   */
  identification: {
    newest: 10,
    least: 5,
    percent: 80,
    days: 7,
    numberDays: 3,
    mostNumbers: 5,
    farNumbers: 8,
    livePercent: 30,
    score: 15,
  },
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
