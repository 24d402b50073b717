import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** The longest period of one statement, both days included. */
export const statementDays = 366;

const dayMs = 24 * 60 * 60 * 1000;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export const citizenStatement = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizen/statement",
  summary: "Every move of the citizen's tokens in a period, with the balance after each",
  access: ["citizen"],
  files: ["pdf", "csv"],
  /** Days of the country's calendar; without them the last twelve months. */
  query: z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }).check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      message: "A period has a first and a last day",
      path: ["to"],
    }),
    z.refine(
      ({ from, to }) => {
        if (from === undefined || to === undefined) return true;
        const days = daysBetween(from, to);
        return days >= 1 && days <= statementDays;
      },
      { message: `A period has from 1 to ${statementDays} days`, path: ["to"] },
    ),
  ),
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});
