import { showCodeSecret as showCodeSecretEndpoint } from "@app/contract/code-secret";
import * as changes from "@app/contract/deposit-changes";
import * as contract from "@app/contract/deposits";
import { sendEntries as sendEntriesEndpoint } from "@app/contract/device-entries";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { askedBy } from "./asked-by.ts";
import { decideDispute } from "./decide-dispute.ts";
import { listHistory } from "./list-history.ts";
import { openDispute } from "./open-dispute.ts";
import { createDepositRecorder } from "./record-deposit.ts";
import { sendEntries } from "./send-entries.ts";
import { showCodeSecret } from "./show-code-secret.ts";
import { showWall } from "./show-wall.ts";
import { voidDeposit } from "./void-deposit.ts";

export const depositsRoutes = (ctx: Context): Route[] => {
  const recordDeposit = createDepositRecorder(ctx);
  return [
    route(contract.recordDeposit, ({ actor, idempotencyKey, body, traceId }) =>
      recordDeposit({ actor, key: idempotencyKey, input: body, traceId }),
    ),
    route(sendEntriesEndpoint, (call) => sendEntries(ctx, recordDeposit, call)),
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
    route(contract.consumerDeposit, async ({ actor, query, locale }) => ({
      csDeposits: await listHistory(ctx, actor, query.page, locale),
    })),
    route(showCodeSecretEndpoint, ({ actor }) => showCodeSecret(ctx, actor)),
    route(contract.citizenWall, ({ actor, locale }) => showWall(ctx, actor, locale)),
  ];
};
