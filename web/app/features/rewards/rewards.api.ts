import type { BodyOf } from "@app/contract/endpoint";
import { showAccount } from "@app/contract/account";
import { listRates } from "@app/contract/rates";
import {
  listCauses,
  myVote,
  redeemReward,
  type Reward,
  showReward,
  voteForCause,
} from "@app/contract/rewards";
import { type CitizenWall, citizenWall } from "@app/contract/walls";
import { call } from "../../lib/api-client.ts";

export const fetchReward = async (id: string): Promise<Reward> =>
  (await call(showReward, { params: { id } })).reward;

export const exchange = (id: string, body: BodyOf<typeof redeemReward>, idempotencyKey: string) =>
  call(redeemReward, { params: { id }, body, idempotencyKey });

/** The answer that the dashboard keeps as well, under the same name. */
export const citizenSource = {
  name: "citizen",
  load: (): Promise<CitizenWall> => call(citizenWall),
  parse: (value: unknown): CitizenWall => citizenWall.response.parse(value),
};

/** What a kilogram of bottles earns today, in hundredths. */
export const petRateSource = {
  name: "petRate",
  load: async (): Promise<number | null> =>
    (await call(listRates)).rates.find(({ material }) => material === "pet")?.perKilogram ?? null,
  parse: (value: unknown): number | null => (typeof value === "number" ? value : null),
};

export const fetchOwnPhone = async (): Promise<string | null> => (await call(showAccount)).phone;

export const fetchCauses = () => call(listCauses);

export const fetchMyVote = async (): Promise<string | null> => (await call(myVote)).causeId;

export const vote = (id: string): Promise<void> => call(voteForCause, { params: { id } });
