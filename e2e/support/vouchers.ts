import { randomUUID } from "node:crypto";
import type { Endpoint } from "@app/contract/endpoint";
import { redeemReward } from "@app/contract/rewards";
import { receiveVoucher } from "@app/contract/vouchers";
import { buildSession } from "@app/database/testing/builders";
import type { Stack } from "./stack.ts";

const write = async (
  { database: { db }, url }: Stack,
  userId: string,
  endpoint: Pick<Endpoint, "method" | "path">,
  params: Record<string, string>,
  body?: unknown,
): Promise<void> => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const answer = await fetch(url + path, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${await buildSession(db, userId)}`,
      "idempotency-key": randomUUID(),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
};

interface Wish {
  citizenId: string;
  rewardId: string;
  /** In hundredths, for one piece. */
  price: number;
  quantity?: number;
}

/** A citizen exchanges tokens; the code of the voucher. */
export const exchange = async (
  stack: Stack,
  { citizenId, rewardId, price, quantity = 1 }: Wish,
): Promise<string> => {
  await write(stack, citizenId, redeemReward, { id: rewardId }, { quantity, price });
  const { code } = await stack.database.db
    .selectFrom("vouchers")
    .select("code")
    .where("citizen_id", "=", citizenId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return code;
};

/** Somebody of the shop, or the citizen, says that it was given. */
export const receive = (stack: Stack, userId: string, code: string): Promise<void> =>
  write(stack, userId, receiveVoucher, { code });
