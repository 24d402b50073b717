import type { ResponseOf } from "@app/contract/endpoint";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { listDeskRewards as endpoint } from "@app/contract/reward-desk";
import type { Context } from "../../context.ts";
import { findDeskRewards } from "./reward-desk.queries.ts";

const pageSize = 50;

export const listDeskRewards = async (
  { db }: Context,
  after: string | undefined,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findDeskRewards(db, after, pageSize + 1);
  const rewards = found.slice(0, pageSize).map(({ name, description, ...reward }) => ({
    ...reward,
    name: localizedTextSchema.parse(name),
    description: localizedTextSchema.parse(description),
  }));
  return { rewards, next: found.length > pageSize ? (rewards.at(-1)?.id ?? null) : null };
};
