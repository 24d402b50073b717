import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { emailSchema, linkTokenSchema, nameSchema, phoneSchema } from "./fields.ts";
import { localizedTextSchema } from "./localized-text.ts";

const pointParams = z.object({ pointId: z.uuid() });

export const collaboratorSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  since: z.iso.datetime(),
});
export const invitationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  sentTo: z.string(),
  expiresAt: z.iso.datetime(),
});

export const listCollaborators = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:pointId/collaborators",
  summary: "Who works at the point, and who is invited; for its owner",
  access: "point-staff",
  params: pointParams,
  status: 200,
  response: z.object({
    collaborators: z.array(collaboratorSchema),
    invitations: z.array(invitationSchema),
  }),
  errors: ["not_found"],
});

export const inviteCollaborator = defineEndpoint({
  method: "POST",
  path: "/api/v1/points/:pointId/invitations",
  summary: "Invite somebody to work at the point; a link goes to the number or address",
  access: "point-staff",
  params: pointParams,
  body: z.union([
    z.strictObject({ name: nameSchema, phone: phoneSchema }),
    z.strictObject({ name: nameSchema, email: emailSchema }),
  ]),
  status: 201,
  response: invitationSchema,
  errors: ["not_found", "too_many_requests"],
});

export const withdrawInvitation = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/points/:pointId/invitations/:id",
  summary: "Take an invitation back",
  access: "point-staff",
  params: z.object({ pointId: z.uuid(), id: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ["not_found"],
});

export const removeCollaborator = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/points/:pointId/collaborators/:userId",
  summary: "Remove a collaborator; holds from their next request on",
  access: "point-staff",
  params: z.object({ pointId: z.uuid(), userId: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ["not_found"],
});

export const showInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/point-invitations/show",
  summary: "Which point an invitation is for; the secret stays out of the address",
  access: "public",
  body: z.strictObject({ token: linkTokenSchema }),
  status: 200,
  response: z.object({ pointName: localizedTextSchema, inviterName: z.string() }),
  errors: ["link_dead", "too_many_requests"],
});

export const acceptInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/point-invitations/accept",
  summary: "Become a collaborator of the point",
  access: "signed-in",
  body: z.strictObject({ token: linkTokenSchema }),
  status: 200,
  response: z.object({ pointId: z.uuid() }),
  errors: ["link_dead", "already_member", "too_many_requests"],
});
