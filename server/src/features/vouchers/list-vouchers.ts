import { localizedTextSchema } from "@app/contract/localized-text";
import type { Voucher } from "@app/contract/vouchers";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { type CitizenVoucher, findClosed, findReady } from "./vouchers.queries.ts";

const closedShown = 50;

const toVoucher = ({ phone, topUpState, ...row }: CitizenVoucher): Voucher => ({
  ...row,
  partnerName: localizedTextSchema.parse(row.partnerName),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  topUp: topUpState && { state: topUpState, phone: phone?.slice(-4) ?? null },
});

export const listVouchers = async ({ db }: Context, { userId }: Actor): Promise<Voucher[]> => {
  const [ready, closed] = await Promise.all([
    findReady(db, userId),
    findClosed(db, userId, closedShown),
  ]);
  return [...ready, ...closed].map(toVoucher);
};
