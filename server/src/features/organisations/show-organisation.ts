import { localeSchema } from "@app/contract/localized-text";
import type { Organisation } from "@app/contract/organisations";
import type { Context } from "../../context.ts";
import type { OrganisationActor } from "../identity/index.ts";
import { findOrganisation } from "./organisations.queries.ts";

export const showOrganisation = async (
  ctx: Context,
  actor: OrganisationActor,
): Promise<{ data: Organisation }> => {
  const organisation = await findOrganisation(ctx.db, actor.organisationId);
  return { data: { ...organisation, locale: localeSchema.parse(organisation.locale) } };
};
