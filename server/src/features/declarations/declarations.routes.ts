import * as contract from "@app/contract/declarations";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { askedBy } from "../../http/asked-by.ts";
import { confirmDeclaration } from "./confirm-declaration.ts";
import { declareDeposit } from "./declare-deposit.ts";
import { listMyDeclarations, listPointDeclarations } from "./list-declarations.ts";
import { refuseDeclaration } from "./refuse-declaration.ts";

export const declarationsRoutes = (ctx: Context): Route[] => [
  route(contract.declareDeposit, (call) => declareDeposit(ctx, askedBy(call), call.body)),
  route(contract.myDeclarations, async ({ actor }) => ({
    declarations: await listMyDeclarations(ctx, actor),
  })),
  route(contract.pointDeclarations, async ({ actor, params }) => ({
    declarations: await listPointDeclarations(ctx, actor, params.id),
  })),
  route(contract.confirmDeclaration, (call) =>
    confirmDeclaration(ctx, askedBy(call), call.params.id, call.body),
  ),
  route(contract.refuseDeclaration, async (call) => {
    await refuseDeclaration(ctx, askedBy(call), { ...call.params, ...call.body });
    return {};
  }),
];
