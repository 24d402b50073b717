import { z } from "zod/mini";
import { barcodeSchema } from "./barcode.ts";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";

/** What a brand sells, and what its empty packaging weighs. */

/** Weights in milligrams: a cap more or less is tonnes a year. */
export const productLimits = {
  name: { min: 2, max: 80 },
  volumeMl: { min: 1, max: 100_000 },
  emptyMilligrams: { min: 100, max: 5_000_000 },
  units: { min: 1, max: 1_000_000_000 },
} as const;
export const mostProducts = 500;

const within = ({ min, max }: { min: number; max: number }, message: string) =>
  z.int(message).check(z.minimum(min, message), z.maximum(max, message));

export const unitsSchema = within(productLimits.units, "units");

export const productInputSchema = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(productLimits.name.min, "name"),
      z.maxLength(productLimits.name.max, "name"),
      z.regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u, "name"),
    ),
  material: materialSchema,
  volumeMl: within(productLimits.volumeMl, "volume"),
  emptyMilligrams: within(productLimits.emptyMilligrams, "weight"),
  barcode: barcodeSchema,
  unitsPerYear: unitsSchema,
});
export type ProductInput = z.infer<typeof productInputSchema>;

/** What so many of them weigh; whole grams, rounded down. */
export const gramsOf = (units: number, emptyMilligrams: number): number =>
  Number((BigInt(units) * BigInt(emptyMilligrams)) / 1000n);

export const productSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  material: materialSchema,
  volumeMl: z.int(),
  emptyMilligrams: z.int(),
  barcode: z.string(),
  unitsPerYear: z.int(),
  /** "pictures/0f...webp"; null: a tile of its material stands for it. */
  picture: z.nullable(z.string()),
  isArchived: z.boolean(),
  /** How many of this year's units have a place in the distribution. */
  placedUnits: z.int(),
});
export type Product = z.infer<typeof productSchema>;

const productParams = z.object({ id: z.uuid() });

export const listProducts = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/products",
  summary: "What the brand sells, by name; what it does not sell any more comes last",
  access: "brand-viewer",
  status: 200,
  response: z.object({ products: z.array(productSchema), mayEdit: z.boolean() }),
});

export const showProduct = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/products/:id",
  summary: "One product of the brand",
  access: "brand-viewer",
  params: productParams,
  status: 200,
  response: z.object({ product: productSchema, mayEdit: z.boolean() }),
  errors: ["not_found"],
});

export const addProduct = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/products",
  summary: "A product that the brand sells; its barcode is the brand's only once",
  access: "brand-editor",
  idempotent: true,
  body: productInputSchema,
  status: 201,
  response: z.object({ id: z.uuid() }),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "barcode_taken", "limit_reached"],
});

export const changeProduct = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/products/:id",
  summary: "Change a product; its tonnes are counted anew at once",
  access: "brand-editor",
  params: productParams,
  body: productInputSchema,
  status: 200,
  response: z.object({}),
  errors: ["not_found", "barcode_taken"],
});

export const archiveProduct = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/products/:id/archived",
  summary: "Not sold any more, or sold again; what was put on the market stays counted",
  access: "brand-editor",
  params: productParams,
  body: z.strictObject({ isArchived: z.boolean() }),
  status: 200,
  response: z.object({}),
  errors: ["not_found", "barcode_taken"],
});

/** Made small on the phone before: 1280 wide. */
export const mostProductPhotoBytes = 800_000;

export const changeProductPicture = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/products/:id/picture",
  summary: "A photo of the product, or none: then a tile stands for it",
  access: "brand-editor",
  bodyBytes: mostProductPhotoBytes + 1024,
  params: productParams,
  body: z.strictObject({
    /** A JPEG, PNG or WebP, base64. */
    data: z.nullable(z.base64().check(z.minLength(1), z.maxLength(mostProductPhotoBytes))),
  }),
  status: 200,
  response: z.object({ picture: z.nullable(z.string()) }),
  errors: ["not_found", "not_a_picture", "too_many_requests"],
});
