import { hoursSchema } from "@app/contract/hours";
import { localizedTextSchema } from "@app/contract/localized-text";
import { type Reward, rewardSchema } from "@app/contract/rewards";
import type { PublishedReward } from "./rewards.queries.ts";

const addressSchema = rewardSchema.shape.partner.shape.address;

/** Names, addresses and hours are kept as JSON: what comes out must be what the contract promises. */
export const toPublicReward = (row: NonNullable<PublishedReward>): Reward => {
  const { partnerName, pointId, commune, address, lat, lng, hours, ...reward } = row;
  return {
    ...reward,
    name: localizedTextSchema.parse(reward.name),
    description: localizedTextSchema.parse(reward.description),
    partner: {
      name: localizedTextSchema.parse(partnerName),
      pointId,
      commune,
      address: addressSchema.parse(address),
      lat,
      lng,
      hours: hoursSchema.parse(hours),
    },
  };
};
