import { z } from "zod/mini";
import { badgeCodeSchema } from "./badge-code.ts";
import { defineEndpoint } from "./endpoint.ts";
import { plateSchema } from "./plate.ts";

/** What a driver shows at the door: little enough to be kept on the phone. */
export const badgeSchema = z.object({
  code: z.string(),
  /** First name and initial, and the same in the other script if it is known. */
  shortName: z.string(),
  otherShortName: z.nullable(z.string()),
  /** Whether the back office has let the driver start. */
  isApproved: z.boolean(),
  vehicles: z.array(
    z.object({
      plate: z.string(),
      /** The day on which the first paper ends, with this vehicle. */
      until: z.iso.date(),
    }),
  ),
});
export type Badge = z.infer<typeof badgeSchema>;

export const showBadge = defineEndpoint({
  method: "GET",
  path: "/api/v1/transporter-badge",
  summary: "The driver's own badge",
  access: ["transporter"],
  status: 200,
  response: badgeSchema,
  errors: ["not_found"],
});

export const drawBadge = defineEndpoint({
  method: "GET",
  path: "/api/v1/transporter-badge/card",
  summary: "The badge to print, for one of the driver's vehicles",
  access: ["transporter"],
  files: ["pdf", "svg"],
  query: z.object({ plate: z.optional(plateSchema) }),
  status: 200,
  response: z.string(),
  errors: ["not_found", "too_many_requests"],
});

export const findDriver = defineEndpoint({
  method: "GET",
  path: "/api/v1/transporters/:code",
  summary: "Whose badge this is: first name and initial, plates, whether the papers hold",
  access: "point-staff",
  params: z.object({ code: badgeCodeSchema }),
  status: 200,
  response: z.object({
    code: z.string(),
    shortName: z.string(),
    vehicles: z.array(z.object({ plate: z.string(), isVerified: z.boolean() })),
    /** Approved, and with one vehicle at least whose papers all hold. */
    isVerified: z.boolean(),
  }),
  errors: ["not_found", "too_many_requests"],
});
