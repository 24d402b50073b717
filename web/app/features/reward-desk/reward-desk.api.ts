import {
  listDeskRewards,
  listPartners,
  moveReward,
  type Partner,
  pictureReward,
  type RewardTerms,
  savePartner,
  saveReward,
  stockReward,
} from "@app/contract/reward-desk";
import type { BodyInput } from "@app/contract/endpoint";
import { call } from "../../lib/api-client.ts";

export const loadRewards = (after: string | undefined) =>
  call(listDeskRewards, { query: after === undefined ? {} : { after } });

export const loadPartners = async (): Promise<Partner[]> => (await call(listPartners)).partners;

export const sendTerms = (id: string, body: RewardTerms) =>
  call(saveReward, { params: { id }, body });

export const sendPartner = (id: string, body: BodyInput<typeof savePartner>) =>
  call(savePartner, { params: { id }, body });

export const sendStatus = (id: string, status: BodyInput<typeof moveReward>["status"]) =>
  call(moveReward, { params: { id }, body: { status } });

export const sendStock = (id: string, expected: number | null, stock: number | null) =>
  call(stockReward, { params: { id }, body: { expected, stock } });

export const sendPicture = (id: string, data: string | null) =>
  call(pictureReward, { params: { id }, body: { data } });
