import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { nameSchema } from "./fields.ts";
import { plateSchema } from "./plate.ts";
import { pointDecisions } from "./point-changes.ts";
import { bankAccountSchema, registerNumberSchema, reviewStates } from "./point-profile.ts";
import { paperKinds } from "./transporter-papers.ts";

/** What a driver fills in before the first job, in three steps that each save by themselves. */

/** B up to 3.5 tonnes, C1 up to 7.5, C above, CE with a trailer. */
export const licenceCategories = ["B", "C1", "C", "CE"] as const;
export type LicenceCategory = (typeof licenceCategories)[number];

export const licenceNumberSchema = z
  .string()
  .check(z.trim(), z.regex(/^[\dA-Za-z/-]{5,20}$/, "licence"));

/** As the licence has the name, and in the other script for whoever cannot read that one. */
export const driverInputSchema = z.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  otherFirstName: z.nullable(nameSchema),
  otherLastName: z.nullable(nameSchema),
  licenceNumber: licenceNumberSchema,
  licenceCategory: z.enum(licenceCategories),
  licenceUntil: z.iso.date("date"),
});
export type DriverInput = z.infer<typeof driverInputSchema>;

export const vehicleKinds = ["van", "pickup", "small_truck", "truck"] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

export const mostVehicles = 3;
export const mostWilayas = 69;
export const vehicleLimits = {
  kilograms: { min: 100, max: 20_000 },
  liters: { min: 500, max: 100_000 },
} as const;

export const vehicleInputSchema = z.strictObject({
  plate: plateSchema,
  kind: z.enum(vehicleKinds),
  payloadKilograms: z
    .int()
    .check(z.minimum(vehicleLimits.kilograms.min), z.maximum(vehicleLimits.kilograms.max)),
  volumeLiters: z
    .int()
    .check(z.minimum(vehicleLimits.liters.min), z.maximum(vehicleLimits.liters.max)),
  insuranceUntil: z.iso.date("date"),
});
export type VehicleInput = z.infer<typeof vehicleInputSchema>;

/** All of them: one that is not in the list any more is gone, one with the same plate is changed. */
export const vehiclesInputSchema = z.strictObject({
  vehicles: z.array(vehicleInputSchema).check(
    z.minLength(1, "vehicles"),
    z.maxLength(mostVehicles),
    z.refine((list) => new Set(list.map(({ plate }) => plate)).size === list.length, {
      error: "twice",
    }),
  ),
  wilayas: z.array(z.int().check(z.minimum(1), z.maximum(mostWilayas))).check(
    z.minLength(1, "wilayas"),
    z.maxLength(mostWilayas),
    z.refine((list) => new Set(list).size === list.length),
  ),
});
export type VehiclesInput = z.infer<typeof vehiclesInputSchema>;

/** The commercial register, or the card of an artisan. */
export const registerKinds = ["register", "artisan"] as const;
export type RegisterKind = (typeof registerKinds)[number];

const payment = {
  registerKind: z.enum(registerKinds),
  registerNumber: registerNumberSchema,
  registerUntil: z.iso.date("date"),
  bankAccount: bankAccountSchema,
};

export const paymentInputSchema = z.strictObject({
  ...payment,
  consent: z.literal(true, "consent"),
});
export type PaymentInput = z.infer<typeof paymentInputSchema>;

/** A paper the back office has a question about; `plate` says whose insurance it is. */
export const askedPaperSchema = z.strictObject({
  kind: z.enum([...paperKinds, "bank", "name"]),
  plate: z.optional(plateSchema),
});
export type AskedPaper = z.infer<typeof askedPaperSchema>;

export const transporterProfileSchema = z.object({
  state: z.enum(reviewStates),
  /** What the back office wrote with its last decision, and which papers it is about. */
  note: z.nullable(z.string()),
  askedPapers: z.array(z.extend(askedPaperSchema, { plate: z.optional(z.string()) })),
  driver: z.nullable(driverInputSchema),
  vehicles: z.array(z.extend(vehicleInputSchema, { id: z.uuid(), plate: z.string() })),
  wilayas: z.array(z.int()),
  payment: z.nullable(z.object(payment)),
});
export type TransporterProfile = z.infer<typeof transporterProfileSchema>;

export const showTransporterProfile = defineEndpoint({
  method: "GET",
  path: "/api/v1/transporter-profile",
  summary: "The driver's file as they filled it in; null before the first step",
  access: ["transporter"],
  status: 200,
  response: z.object({ profile: z.nullable(transporterProfileSchema) }),
});

export const saveDriver = defineEndpoint({
  method: "PUT",
  path: "/api/v1/transporter-profile/driver",
  summary: "Who drives, and with which licence; begins the file of somebody who has none",
  access: ["transporter"],
  body: driverInputSchema,
  status: 200,
  response: z.object({}),
});

export const saveVehicles = defineEndpoint({
  method: "PUT",
  path: "/api/v1/transporter-profile/vehicles",
  summary: "The vehicles, up to three, and the wilayas they serve",
  access: ["transporter"],
  body: vehiclesInputSchema,
  status: 200,
  response: z.object({}),
  errors: ["not_found"],
});

export const savePayment = defineEndpoint({
  method: "PUT",
  path: "/api/v1/transporter-profile/payment",
  summary: "Under which register the driver works, and the account that is paid",
  access: ["transporter"],
  body: paymentInputSchema,
  status: 200,
  response: z.object({}),
  errors: ["not_found"],
});

export const submitTransporterProfile = defineEndpoint({
  method: "POST",
  path: "/api/v1/transporter-profile/submit",
  summary: "Ask the back office to check the papers; asking again changes nothing",
  access: ["transporter"],
  status: 200,
  response: z.object({ state: z.enum(reviewStates) }),
  errors: ["not_found", "profile_incomplete"],
});

export const decideTransporter = defineEndpoint({
  method: "POST",
  path: "/api/v1/transporters/:id/decision",
  summary: "Let a driver start, ask for more, or refuse; the driver is told",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      decision: z.enum(pointDecisions),
      /** For the driver to read. */
      note: z.string().check(z.trim(), z.maxLength(500)),
      papers: z._default(z.array(askedPaperSchema).check(z.maxLength(10)), []),
    })
    .check(
      z.refine(({ decision, note }) => decision === "approved" || note.length >= 5, {
        message: "Whoever is not let in reads why",
        path: ["note"],
      }),
    ),
  status: 200,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "already_decided"],
});
