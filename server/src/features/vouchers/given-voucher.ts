import type { GivenVoucher } from "@app/contract/vouchers";
import { shortName } from "../../short-name.ts";
import type { ShopVoucher } from "./vouchers.queries.ts";

/** What a shop sees of a voucher: whom to greet, and nothing to find them by. */
export const toGivenVoucher = (row: Omit<ShopVoucher, "centimes">): GivenVoucher => ({
  id: row.id,
  code: row.code,
  rewardName: row.rewardName,
  quantity: row.quantity,
  citizenName: shortName(row.firstName, row.lastName),
  status: row.status,
  expiresAt: row.expiresAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});
