import * as deposits from "@app/contract/desk-deposits";
import * as lots from "@app/contract/desk-lots";
import { showDeskOverview } from "@app/contract/desk-overview";
import * as pickups from "@app/contract/desk-pickups";
import * as points from "@app/contract/desk-points";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { listDeposits } from "./list-deposits.ts";
import { listLots } from "./list-lots.ts";
import { listPickups } from "./list-pickups.ts";
import { listPoints } from "./list-points.ts";
import { pausePoint } from "./pause-point.ts";
import { showDeposit } from "./show-deposit.ts";
import { showLot } from "./show-lot.ts";
import { showOverview } from "./show-overview.ts";
import { showPickup } from "./show-pickup.ts";
import { showPoint } from "./show-point.ts";
import { writeDeposits } from "./write-deposits.ts";
import { writeLots } from "./write-lots.ts";
import { writePickups } from "./write-pickups.ts";
import { writePoints } from "./write-points.ts";

export const deskRoutes = (ctx: Context): Route[] => [
  route(showDeskOverview, () => showOverview(ctx)),
  route(deposits.listDeskDeposits, ({ query }) => listDeposits(ctx, query)),
  fileRoute(deposits.deskDepositsSheet, (call) => writeDeposits(ctx, call)),
  route(deposits.showDeskDeposit, ({ params }) => showDeposit(ctx, params.id)),
  route(pickups.listDeskPickups, ({ query }) => listPickups(ctx, query)),
  fileRoute(pickups.deskPickupsSheet, (call) => writePickups(ctx, call)),
  route(pickups.showDeskPickup, ({ params }) => showPickup(ctx, params.id)),
  route(lots.listDeskLots, ({ query }) => listLots(ctx, query)),
  fileRoute(lots.deskLotsSheet, (call) => writeLots(ctx, call)),
  route(lots.showDeskLot, ({ params }) => showLot(ctx, params.id)),
  route(points.listDeskPoints, ({ query }) => listPoints(ctx, query)),
  fileRoute(points.deskPointsSheet, (call) => writePoints(ctx, call)),
  route(points.showDeskPoint, ({ params }) => showPoint(ctx, params.id)),
  route(points.pausePoint, async (call) => {
    await pausePoint(ctx, call);
    return {};
  }),
];
