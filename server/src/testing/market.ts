import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import { redeemReward } from "@app/contract/rewards";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { type Answer, call } from "./call.ts";
import type { TestServer } from "./test-server.ts";

export interface Buyer {
  id: string;
  token: string;
  phone: string;
}

/** What a buyer begins with: ten kilograms without a star. */
export const purse = 20_000;

let phones = 0;
const nextPhone = (): string => `+2135${String(++phones).padStart(8, "0")}`;

/** A citizen with a proven number and tokens from a weighing. */
export const buildBuyer = async (
  { url, database: { db } }: TestServer,
  person: { firstName?: string; lastName?: string } = {},
): Promise<Buyer> => {
  const phone = nextPhone();
  const { id, code } = await buildUser(db, { phone, ...person });
  const point = await buildPoint(db);
  const { status } = await call(url, recordDeposit, {
    token: await buildSession(db, point.ownerId),
    key: randomUUID(),
    body: {
      pointId: point.id,
      citizenCode: code,
      material: "pet",
      grams: 10_000,
      stars: { clean: false, compacted: false, manners: false },
    },
  });
  if (status !== 201) throw new Error(`no deposit: ${status}`);
  return { id, phone, token: await buildSession(db, id) };
};

interface Wish {
  quantity?: number;
  price?: number;
  phone?: string;
  key?: string;
}

export const redeem = (
  { url }: { url: string },
  { token }: Pick<Buyer, "token">,
  rewardId: string,
  { quantity = 1, price = 1000, phone, key = randomUUID() }: Wish = {},
): Promise<Answer> =>
  call(url, redeemReward, {
    token,
    key,
    params: { id: rewardId },
    body: { quantity, price, ...(phone ? { phone } : {}) },
  });

/** The voucher that came of it. */
export const exchange = async (
  server: TestServer,
  buyer: Buyer,
  rewardId: string,
  wish: Wish = {},
): Promise<{ id: string; code: string }> => {
  const { status, body } = await redeem(server, buyer, rewardId, wish);
  if (status !== 201) throw new Error(`no voucher: ${status}`);
  return server.database.db
    .selectFrom("vouchers")
    .select(["id", "code"])
    .where("id", "=", (body as { id: string }).id)
    .executeTakeFirstOrThrow();
};

export const balanceOf = async ({ database }: TestServer, id: string): Promise<number> => {
  const row = await database.db
    .selectFrom("accounts")
    .select("balance")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.balance;
};
