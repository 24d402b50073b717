import * as contract from "@app/contract/vouchers";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { findVoucher } from "./find-voucher.ts";
import { listPointVouchers } from "./list-point-vouchers.ts";
import { listVouchers } from "./list-vouchers.ts";
import { receiveVoucher } from "./receive-voucher.ts";
import { withdrawVoucher } from "./withdraw-voucher.ts";
import { writeSettlement } from "./write-settlement.ts";

export const vouchersRoutes = (ctx: Context): Route[] => [
  route(contract.listVouchers, async ({ actor }) => ({
    vouchers: await listVouchers(ctx, actor),
  })),
  route(contract.findVoucher, async ({ actor, params }) => ({
    voucher: await findVoucher(ctx, actor, params),
  })),
  route(contract.receiveVoucher, async (call) => ({ voucher: await receiveVoucher(ctx, call) })),
  route(contract.pointVouchers, ({ actor, params, query }) =>
    listPointVouchers(ctx, actor, params.id, query),
  ),
  fileRoute(contract.pointSettlement, (call) =>
    writeSettlement(ctx, call.actor, { pointId: call.params.id, month: call.query.month }, call),
  ),
  route(contract.withdrawVoucher, (call) => withdrawVoucher(ctx, call)),
];
