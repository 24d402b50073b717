import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";

/** What happens to a point after its owner has filled it in. */

const pointParams = z.object({ id: z.uuid() });

export const markPointFull = defineEndpoint({
  method: "PUT",
  path: "/api/v1/points/:id/full",
  summary: "Say that nothing more fits in, or that there is room again",
  access: "point-staff",
  params: pointParams,
  body: z.strictObject({ isFull: z.boolean() }),
  status: 200,
  response: z.object({ isFull: z.boolean() }),
  errors: ["not_found"],
});

export const mistakeKinds = ["closed", "moved", "hours", "materials", "other"] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

export const mistakeNoteLetters = 300;

export const reportMistake = defineEndpoint({
  method: "POST",
  path: "/api/v1/points/:id/mistakes",
  summary: "Say what is wrong about a point; somebody looks at it",
  access: "public",
  idempotent: true,
  params: pointParams,
  body: z.strictObject({
    kind: z.enum(mistakeKinds),
    note: z.string().check(z.trim(), z.maxLength(mistakeNoteLetters)),
  }),
  status: 202,
  response: z.object({}),
  errors: ["idempotency_key_missing", "not_found", "too_many_requests"],
});

export const pointDecisions = ["approved", "more_info", "refused"] as const;
export type PointDecision = (typeof pointDecisions)[number];

export const decidePoint = defineEndpoint({
  method: "POST",
  path: "/api/v1/points/:id/decision",
  summary: "Open a point, ask its owner for more, or refuse it; the owner is told",
  access: "admin",
  idempotent: true,
  params: pointParams,
  body: z
    .strictObject({
      decision: z.enum(pointDecisions),
      /** For the owner to read. */
      note: z.string().check(z.trim(), z.maxLength(500)),
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

export const pointDecided = defineEvent({
  name: "point.decided",
  payload: z.object({
    pointId: z.uuid(),
    ownerId: z.uuid(),
    decision: z.enum(pointDecisions),
  }),
});
