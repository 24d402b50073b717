import { localizedTextSchema } from "@app/contract/localized-text";
import type { Partner } from "@app/contract/reward-desk";
import type { Context } from "../../context.ts";
import { findPartners } from "./reward-desk.queries.ts";

export const listPartners = async ({ db }: Context): Promise<Partner[]> =>
  (await findPartners(db)).map(({ name, ...partner }) => ({
    ...partner,
    name: localizedTextSchema.parse(name),
  }));
