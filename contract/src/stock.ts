import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { type Material, materialSchema } from "./materials.ts";

const gramsPerSquareMeter = 53_000;

/** Crushed bottles, about 35 kg in a cubic metre, in bags stacked one and a half metres high. */
export const storageOf = (squareMeters: number): number => squareMeters * gramsPerSquareMeter;

const mostBeforeVan = 250_000;
const fullPercent = 80;

/** From how much on a van should come: a van's worth, or before the storage is full. */
export const thresholdOf = (squareMeters: number): number =>
  Math.min(mostBeforeVan, Math.floor((storageOf(squareMeters) * fullPercent) / 100));

/** Storage and threshold are those of plastic; aluminium takes little room and is counted apart. */
export const plasticGrams = (stock: readonly { material: Material; stockGrams: number }[]) =>
  stock.reduce(
    (sum, { material, stockGrams }) => (material === "aluminium" ? sum : sum + stockGrams),
    0,
  );

export const stockReasons = ["counted", "damaged", "stolen", "wet", "other"] as const;
export type StockReason = (typeof stockReasons)[number];
/** What the owner says; or what the van's scale said when it took the heap away. */
const shownReasons = [...stockReasons, "van"] as const;

export const longestNote = 300;
/** More than any room of a point holds: a slip of the thumb, not a count. */
export const mostCountedGrams = 9_999_990;

const stockCorrectionSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  material: materialSchema,
  /** What was found, less what should have been there. */
  grams: z.int(),
  reason: z.enum(shownReasons),
  note: z.string(),
  /** First name and initial of who counted. */
  by: z.string(),
});
export type StockCorrection = z.infer<typeof stockCorrectionSchema>;

export const showStock = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/stock",
  summary: "What lies at a point, how much room there is, and how it was corrected",
  access: "point-staff",
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.object({
    /** One row for each material the point takes or still has. */
    stock: z.array(z.object({ material: materialSchema, stockGrams: z.int(), deposits: z.int() })),
    thresholdGrams: z.int(),
    /** As the owner declared it; null for points of before that was asked. */
    squareMeters: z.nullable(z.int()),
    /** When somebody last counted, and by how much it was off. */
    lastInventory: z.nullable(z.object({ at: z.iso.datetime(), grams: z.int() })),
    /** The newest first. */
    corrections: z.array(stockCorrectionSchema),
  }),
  errors: ["not_found"],
});

export const correctStock = defineEndpoint({
  method: "POST",
  path: "/api/v1/points/:id/stock-corrections",
  summary: "The owner counted: what is there takes the place of what should be, with a reason",
  access: "point-staff",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      material: materialSchema,
      /** The number on the screen of whoever counted. */
      expectedGrams: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
      countedGrams: z.int().check(z.minimum(0), z.maximum(mostCountedGrams)),
      reason: z.enum(stockReasons),
      note: z.string().check(z.trim(), z.maxLength(longestNote)),
    })
    .check(
      z.refine(({ reason, note }) => reason !== "other" || note !== "", {
        message: "Another reason needs words",
        path: ["note"],
      }),
      z.refine(
        ({ reason, expectedGrams, countedGrams }) =>
          reason === "counted" || expectedGrams !== countedGrams,
        { message: "A loss changes the weight", path: ["countedGrams"] },
      ),
    ),
  status: 201,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "stock_moved"],
});

export const stockCorrected = defineEvent({
  name: "stock.corrected",
  payload: z.object({
    correctionId: z.uuid(),
    actorId: z.uuid(),
    pointId: z.uuid(),
    material: materialSchema,
    grams: z.int(),
    reason: z.enum(stockReasons),
  }),
});
