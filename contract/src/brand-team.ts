import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { emailSchema, linkTokenSchema } from "./fields.ts";
import { brandCodeSchema } from "./sign-up.ts";

/** The people of a brand, and the companies that distribute for it. */

/** In rising order: looks, changes, and decides who else does. */
export const brandRanks = ["viewer", "editor", "admin"] as const;
export type BrandRank = (typeof brandRanks)[number];
const rankSchema = z.enum(brandRanks);

export const mostMembers = 50;
export const mostOpenCodes = 20;

export const brandMemberSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  rank: rankSchema,
  isYou: z.boolean(),
  since: z.iso.datetime(),
});
export type BrandMember = z.infer<typeof brandMemberSchema>;

export const teamInvitationSchema = z.object({
  id: z.uuid(),
  /** As much of the address as tells whose it is. */
  sentTo: z.string(),
  rank: rankSchema,
  expiresAt: z.iso.datetime(),
});
export type TeamInvitation = z.infer<typeof teamInvitationSchema>;

export const listBrandTeam = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/team",
  summary: "Who works for the brand; who is invited, for its administrators",
  access: "brand-viewer",
  status: 200,
  response: z.object({
    mayManage: z.boolean(),
    members: z.array(brandMemberSchema),
    invitations: z.array(teamInvitationSchema),
  }),
});

export const inviteToTeam = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/team/invitations",
  summary: "Invite somebody by e-mail; the link holds a week",
  access: "brand-admin",
  body: z.strictObject({ email: emailSchema, rank: rankSchema }),
  status: 201,
  response: teamInvitationSchema,
  errors: ["limit_reached", "too_many_requests"],
});

export const withdrawTeamInvitation = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/team/invitations/:id",
  summary: "Take an invitation back",
  access: "brand-admin",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ["not_found"],
});

export const changeRank = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/team/members/:userId",
  summary: "Give somebody another rank; one administrator always stays",
  access: "brand-admin",
  params: z.object({ userId: z.uuid() }),
  body: z.strictObject({ rank: rankSchema }),
  status: 200,
  response: z.object({}),
  errors: ["not_found", "last_admin"],
});

export const removeMember = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/team/members/:userId",
  summary: "Somebody leaves the brand, from their next request on; one administrator always stays",
  access: "brand-admin",
  params: z.object({ userId: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ["not_found", "last_admin"],
});

export const leaveTeam = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/team/me",
  summary: "Leave the brand; the last administrator cannot",
  access: "brand-viewer",
  status: 204,
  response: z.void(),
  errors: ["last_admin"],
});

export const showTeamInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand-team-invitations/show",
  summary: "Which brand an invitation is for; the secret stays out of the address",
  access: "public",
  body: z.strictObject({ token: linkTokenSchema }),
  status: 200,
  response: z.object({ brand: z.string(), inviterName: z.string(), rank: rankSchema }),
  errors: ["link_dead", "too_many_requests"],
});

export const acceptTeamInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand-team-invitations/accept",
  summary: "Join the brand with the rank of the invitation",
  access: "signed-in",
  body: z.strictObject({ token: linkTokenSchema }),
  status: 204,
  response: z.void(),
  errors: ["link_dead", "already_member", "too_many_requests"],
});

export const listDistributors = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/distributors",
  summary: "Who distributes for the brand; codes that still open, for those who may give them out",
  access: "brand-viewer",
  status: 200,
  response: z.object({
    mayInvite: z.boolean(),
    distributors: z.array(z.object({ id: z.uuid(), name: z.string(), since: z.iso.datetime() })),
    codes: z.array(z.object({ code: z.string(), expiresAt: z.iso.datetime() })),
  }),
});

export const newDistributorCode = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/distributor-codes",
  summary: "A code that makes one company a distributor of the brand; it holds thirty days",
  access: "brand-editor",
  status: 201,
  response: z.object({ code: z.string(), expiresAt: z.iso.datetime() }),
  errors: ["limit_reached", "too_many_requests"],
});

export const withdrawDistributorCode = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/distributor-codes/:code",
  summary: "Take a code back that nobody has used",
  access: "brand-editor",
  params: z.object({ code: brandCodeSchema }),
  status: 204,
  response: z.void(),
  errors: ["not_found"],
});
