import type { listAskedCampaigns as endpoint } from "@app/contract/campaigns";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { findAsked } from "./campaigns.queries.ts";

/** More than wait at any time; the oldest are answered first. */
const mostListed = 200;

export const listAsked = async ({ db }: Context): Promise<ResponseOf<typeof endpoint>> => {
  const campaigns = await findAsked(db, mostListed);
  return {
    campaigns: campaigns.map(({ askedAt, ...campaign }) => ({
      ...campaign,
      askedAt: askedAt?.toISOString() ?? null,
    })),
  };
};
