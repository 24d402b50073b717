import { z } from "zod/mini";
import { goalKinds } from "./brand-goals.ts";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";
import { roleNames, roles, roleWireNames } from "./roles.ts";

/** The spec's calls about roles: most of them are what a guard asks before a page opens. */

const roleList = z.array(z.enum(roleWireNames));

export const becomeRole = defineEndpoint({
  method: "POST",
  path: "/api/BecomeRole",
  summary: "Take on a role; success is false when it is held already",
  access: "signed-in",
  body: z.strictObject({
    user_type: z.int().check(
      z.refine((number) => roleNames.some((name) => roles[name].number === number), {
        error: "role_not_open",
      }),
    ),
  }),
  status: 200,
  response: z.object({ success: z.boolean() }),
});

export const switchRole = defineEndpoint({
  method: "POST",
  path: "/api/switchRole",
  summary: "Make a held role the default one",
  access: "signed-in",
  body: z.strictObject({ role: z.enum(roleWireNames) }),
  status: 200,
  response: z.object({ success: z.boolean() }),
  errors: ["role_not_held"],
});

export const isAdmin = defineEndpoint({
  method: "GET",
  path: "/api/isAdmin",
  summary: "Whether the person is an administrator in this session",
  access: "signed-in",
  status: 200,
  response: z.object({ isAdmin: z.boolean() }),
});

export const listRoles = defineEndpoint({
  method: "GET",
  path: "/api/roles",
  summary: "The roles the person holds",
  access: "signed-in",
  status: 200,
  response: roleList,
});

export const pointGuard = defineEndpoint({
  method: "GET",
  path: "/api/cpMiddleware",
  summary: "For the guard of the points' pages",
  access: "signed-in",
  status: 200,
  response: z.object({ roles: roleList, is_collab: z.boolean(), exists: z.boolean() }),
});

export const citizenProfileExists = defineEndpoint({
  method: "GET",
  path: "/api/csProfileExists",
  summary: "Whether the person has a citizen's profile",
  access: "signed-in",
  status: 200,
  response: z.boolean(),
});

export const brandHasGoals = defineEndpoint({
  method: "GET",
  path: "/api/csrHasGoals",
  summary: "The goals of the person's brand",
  access: "signed-in",
  status: 200,
  response: z.object({
    goals: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(goalKinds),
        /** Null: every material, or a goal that counts points or schools. */
        material: z.nullable(materialSchema),
        grams: z.nullable(z.int()),
        count: z.nullable(z.int()),
        dueOn: z.iso.date(),
      }),
    ),
  }),
});

export const brandGuard = defineEndpoint({
  method: "GET",
  path: "/api/csrMiddleware",
  summary: "For the guard of the brands' pages",
  access: "signed-in",
  status: 200,
  response: z.object({ roles: roleList, exists: z.boolean() }),
});

export const transporterGuard = defineEndpoint({
  method: "GET",
  path: "/api/tpMiddleware",
  summary: "For the guard of the transporters' pages",
  access: "signed-in",
  status: 200,
  response: z.object({ roles: roleList, exists: z.boolean() }),
});

export const transporterProfileExists = defineEndpoint({
  method: "GET",
  path: "/api/tpProfileExists",
  summary: "Whether the person has a transporter's record",
  access: "signed-in",
  status: 200,
  response: z.boolean(),
});
