import { z } from "zod/mini";
import { deskDepositSchema } from "./desk-deposits.ts";
import { defineEndpoint } from "./endpoint.ts";
import { type Role, roleNames } from "./roles.ts";

/** A phone that has something to send and was not heard of for so long is looked after. */
export const silentDays = 2;
/** A lot should be weighed at the facility within so long. */
export const lotDays = 2;

const dayFigures = z.object({ deposits: z.int(), grams: z.int() });

export const showDeskOverview = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/overview",
  summary: "Today at a glance: what was weighed, what waits, what is stuck, who is new",
  access: "admin",
  status: 200,
  response: z.object({
    today: dayFigures,
    yesterday: dayFigures,
    /** Open ones, by when they should be decided. */
    tasks: z.object({ late: z.int(), today: z.int(), later: z.int() }),
    stuck: z.object({
      withoutTaker: z.int(),
      silentDevices: z.int(),
      lotsOverTolerance: z.int(),
      lotsOverdue: z.int(),
    }),
    /** Who took up a role in the last seven days. */
    newcomers: z.array(z.object({ role: z.enum(roleNames as [Role, ...Role[]]), count: z.int() })),
    /** The newest deposits. */
    feed: z.array(deskDepositSchema),
  }),
});
