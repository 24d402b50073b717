import { assignPickup as assignEndpoint, listFittingDrivers } from "@app/contract/desk-pickups";
import * as contract from "@app/contract/transport-jobs";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { acceptJob } from "./accept-job.ts";
import { arrive } from "./arrive.ts";
import { assignPickup } from "./assign-pickup.ts";
import { listDrivers } from "./list-drivers.ts";
import { listJobs } from "./list-jobs.ts";
import { orderRoute } from "./order-route.ts";
import { proposeWindow } from "./propose-window.ts";
import { showEarnings } from "./show-earnings.ts";
import { showJob } from "./show-job.ts";
import { showRoute } from "./show-route.ts";
import { startWay } from "./start-way.ts";
import { tellLate } from "./tell-late.ts";
import { turnBack } from "./turn-back.ts";
import { writeEarnings } from "./write-earnings.ts";

export const transportJobsRoutes = (ctx: Context): Route[] => [
  route(contract.listJobs, ({ actor, query }) => listJobs(ctx, actor, query)),
  route(contract.showJob, ({ actor, params }) => showJob(ctx, actor, params.id)),
  route(contract.acceptJob, async (call) => ({ pickup: await acceptJob(ctx, call) })),
  route(contract.proposeWindow, async (call) => ({ pickup: await proposeWindow(ctx, call) })),
  route(contract.startWay, async (call) => ({ pickup: await startWay(ctx, call) })),
  route(contract.tellLate, async (call) => ({ pickup: await tellLate(ctx, call) })),
  route(contract.arrive, async (call) => ({ pickup: await arrive(ctx, call) })),
  route(contract.turnBack, async (call) => ({ pickup: await turnBack(ctx, call) })),
  route(contract.showRoute, ({ actor, query }) => showRoute(ctx, actor, query)),
  route(contract.orderRoute, async (call) => {
    await orderRoute(ctx, call);
    return {};
  }),
  route(listFittingDrivers, ({ params, query }) => listDrivers(ctx, { ...params, ...query })),
  route(assignEndpoint, async (call) => {
    await assignPickup(ctx, call);
    return {};
  }),
  route(contract.showEarnings, ({ actor, query }) => showEarnings(ctx, actor, query.month)),
  fileRoute(contract.earningsSheet, (call) =>
    writeEarnings(ctx, call.actor, call.query.month, call),
  ),
];
