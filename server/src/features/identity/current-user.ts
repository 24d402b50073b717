import { roles } from "@app/contract/roles";
import { localeSchema } from "@app/contract/localized-text";
import type { User } from "@app/contract/session";
import type { Context } from "../../context.ts";
import type { Actor } from "./actor.ts";
import { findUser } from "./identity.queries.ts";

export const currentUser = async (ctx: Context, actor: Actor): Promise<User> => {
  const user = await findUser(ctx.db, actor.userId);
  return {
    id: user.id,
    email: user.email,
    nmbrf: `${user.first_name} ${user.last_name}`.trim(),
    code: user.code,
    default_role: user.default_role && roles[user.default_role].wireName,
    roles: user.roles.map((role) => roles[role].wireName),
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    code_verified_at: user.phone_verified_at?.toISOString() ?? null,
    scope: [...(actor.worksAtPoint ? ["point-staff"] : []), ...(actor.isAdmin ? ["admin"] : [])],
    locale: localeSchema.parse(user.locale),
  };
};
