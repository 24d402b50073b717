import { z } from "zod/mini";
import { depositStatuses } from "./deposit-status.ts";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";

/** A month of the country's own calendar: "2026-11". */
const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const wallTileSchema = z.object({
  id: z.uuid(),
  /** The citizen's own count; the sheet of a tile asks by it. */
  number: z.int(),
  status: z.enum(depositStatuses),
  material: materialSchema,
  grams: z.int(),
  tokens: z.int(),
  /** No budget covers its tokens yet: they are not in the balance. Phones keep answers of before. */
  isWaiting: z._default(z.boolean(), false),
  /** When it was weighed, or declared. */
  at: z.iso.datetime(),
});
export type WallTile = z.infer<typeof wallTileSchema>;

/** What counts of a month: neither declared only, nor voided. */
const monthTotalsSchema = z.object({ month: monthSchema, deposits: z.int(), grams: z.int() });

/** At most so many tiles of a month are drawn; the totals know of all. */
export const mostTiles = 59;

export const citizenWall = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizen/wall",
  summary: "The citizen's balance and this month's deposits, a tile each",
  access: ["citizen"],
  status: 200,
  response: z.object({
    balance: z.object({
      tokens: z.int(),
      /** Not spendable while a dispute is looked at. */
      held: z.int(),
      /** Earned, and on their way until a budget covers them. */
      waiting: z._default(z.int(), 0),
      /** How many deposits the balance knows of: a lower number is an older answer. */
      deposits: z.int(),
    }),
    month: monthTotalsSchema,
    /** Newest first, with the bags that wait to be weighed; voided ones are gone. */
    tiles: z.array(wallTileSchema),
    hasEarlier: z.boolean(),
    /** Notifications that nobody has opened yet. */
    hasNews: z.boolean(),
    /** Where the citizen lives, and its middle: points are looked for around it. */
    commune: z.nullable(
      z.object({ fr: z.string(), ar: z.string(), lat: z.number(), lng: z.number() }),
    ),
  }),
});
export type CitizenWall = z.infer<(typeof citizenWall)["response"]>;

export const earlierWallSchema = z.extend(monthTotalsSchema, { tiles: z.array(wallTileSchema) });
export type EarlierWall = z.infer<typeof earlierWallSchema>;

export const citizenWalls = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizen/walls",
  summary: "The walls of earlier months, newest first",
  access: ["citizen"],
  query: z.object({ before: z.optional(monthSchema) }),
  status: 200,
  response: z.object({
    walls: z.array(earlierWallSchema),
    /** Ask with it for those before; null at the end. */
    next: z.nullable(monthSchema),
  }),
});
