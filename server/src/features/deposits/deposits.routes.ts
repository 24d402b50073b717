import { showCodeSecret as showCodeSecretEndpoint } from "@app/contract/code-secret";
import * as changes from "@app/contract/deposit-changes";
import * as contract from "@app/contract/deposits";
import { sendEntries as sendEntriesEndpoint } from "@app/contract/device-entries";
import { showMyDeposit as showMyDepositEndpoint } from "@app/contract/my-deposit";
import * as walls from "@app/contract/walls";
import type { Context } from "../../context.ts";
import { asBuilt, type Route, route } from "../../http/route.ts";
import { askedBy } from "../../http/asked-by.ts";
import { decideDispute } from "./decide-dispute.ts";
import { createHistory } from "./list-history.ts";
import { openDispute } from "./open-dispute.ts";
import { isBacklog } from "./entries.rules.ts";
import { createDepositRecorder, inTheBackground } from "./record-deposit.ts";
import { sendEntries } from "./send-entries.ts";
import { showCodeSecret } from "./show-code-secret.ts";
import { showMyDeposit } from "./show-my-deposit.ts";
import { showWall } from "./show-wall.ts";
import { showWalls } from "./show-walls.ts";
import { voidDeposit } from "./void-deposit.ts";

export const depositsRoutes = (ctx: Context): Route[] => {
  const listHistory = createHistory(ctx);
  const recordDeposit = createDepositRecorder(ctx);
  const recordBacklog = createDepositRecorder(ctx, inTheBackground);
  return [
    route(contract.recordDeposit, ({ actor, idempotencyKey, body, traceId }) =>
      recordDeposit({ actor, key: idempotencyKey, input: body, traceId }),
    ),
    route(sendEntriesEndpoint, (call) =>
      sendEntries(ctx, isBacklog(call.body) ? recordBacklog : recordDeposit, call),
    ),
    route(changes.voidDeposit, async (call) => {
      await voidDeposit(ctx, askedBy(call), { ...call.params, ...call.body });
      return {};
    }),
    route(changes.openDispute, async (call) => {
      await openDispute(ctx, askedBy(call), { ...call.params, ...call.body });
      return {};
    }),
    route(changes.decideDispute, async (call) => {
      await decideDispute(ctx, askedBy(call), call.params.id, call.body);
      return {};
    }),
    asBuilt(contract.consumerDeposit, async ({ actor, query, locale }) => ({
      csDeposits: await listHistory(actor, query.page, locale),
    })),
    route(showCodeSecretEndpoint, ({ actor }) => showCodeSecret(ctx, actor)),
    route(walls.citizenWall, ({ actor }) => showWall(ctx, actor)),
    route(walls.citizenWalls, ({ actor, query }) => showWalls(ctx, actor, query.before)),
    route(showMyDepositEndpoint, ({ actor, params }) => showMyDeposit(ctx, actor, params.number)),
  ];
};
