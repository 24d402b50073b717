import * as contract from "@app/contract/campaigns";
import { listFinancedRewards } from "@app/contract/financed-rewards";
import type { ResponseOf } from "@app/contract/endpoint";
import { call } from "../../lib/api-client.ts";

export type Campaigns = ResponseOf<typeof contract.listCampaigns>;
export type Financed = ResponseOf<typeof listFinancedRewards>;

export const loadCampaigns = (): Promise<Campaigns> => call(contract.listCampaigns);
export const loadFinanced = (): Promise<Financed> => call(listFinancedRewards);

/** A new one when no id is given. */
export const saveCampaign = async (
  id: string | null,
  body: contract.CampaignInput,
  idempotencyKey: string,
): Promise<void> => {
  if (id === null) await call(contract.draftCampaign, { body, idempotencyKey });
  else await call(contract.changeCampaign, { params: { id }, body });
};

export const dropCampaign = async (id: string): Promise<void> => {
  await call(contract.dropCampaign, { params: { id } });
};

export const askCampaign = async (
  { id, centimes }: Pick<contract.Campaign, "id" | "centimes">,
  idempotencyKey: string,
): Promise<void> => {
  await call(contract.askCampaign, { params: { id }, body: { centimes }, idempotencyKey });
};

export const endCampaign = async (id: string, idempotencyKey: string): Promise<void> => {
  await call(contract.endCampaign, { params: { id }, idempotencyKey });
};
