import * as contract from "@app/contract/deposits";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listHistory } from "./list-history.ts";
import { createDepositRecorder } from "./record-deposit.ts";
import { showWall } from "./show-wall.ts";

export const depositsRoutes = (ctx: Context): Route[] => {
  const recordDeposit = createDepositRecorder(ctx);
  return [
    route(contract.recordDeposit, ({ actor, idempotencyKey, body, traceId }) =>
      recordDeposit({ actor, key: idempotencyKey, input: body, traceId }),
    ),
    route(contract.consumerDeposit, async ({ actor, query, locale }) => ({
      csDeposits: await listHistory(ctx, actor, query.page, locale),
    })),
    route(contract.citizenWall, ({ actor, locale }) => showWall(ctx, actor, locale)),
  ];
};
