import type { Context } from "../../context.ts";
import type { OrganisationActor } from "./actor.ts";
import { findOrganisationActor } from "./authenticate.queries.ts";
import { hashSecret } from "../../secrets.ts";

export const organisationCookie = "organisation";

/** The secret of an organisation's cookie to the organisation, asked for every request. */
export const authenticateOrganisation = async (
  ctx: Context,
  secret: string | undefined,
): Promise<OrganisationActor | null> => {
  if (!secret || secret.length > 100) return null;
  return (await findOrganisationActor(ctx.db, ctx.clock, hashSecret(secret))) ?? null;
};
