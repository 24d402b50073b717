import type { listCampaigns as endpoint } from "@app/contract/campaigns";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findCampaigns } from "./campaigns.queries.ts";

export const listCampaigns = async (
  { db, clock }: Context,
  { company }: CompanyActor,
): Promise<ResponseOf<typeof endpoint>> => {
  const campaigns = await findCampaigns(db, clock, company.id);
  return {
    campaigns: campaigns.map(({ askedAt, endedAt, ...campaign }) => ({
      ...campaign,
      askedAt: askedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    })),
    mayWrite: company.rank !== "viewer",
    mayAsk: company.rank === "admin",
  };
};
