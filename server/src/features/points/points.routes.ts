import * as citizens from "@app/contract/citizens";
import * as changes from "@app/contract/point-changes";
import * as points from "@app/contract/points";
import type { Context } from "../../context.ts";
import { asBuilt, fileRoute, type Route, route } from "../../http/route.ts";
import { drawCard } from "./draw-card.ts";
import { drawPoster } from "./draw-poster.ts";
import { findCitizen } from "./find-citizen.ts";
import { listMyPoints } from "./list-my-points.ts";
import { createPointList } from "./list-points.ts";
import { markPointFull } from "./mark-point-full.ts";
import { reportMistake } from "./report-mistake.ts";
import { registerCitizen } from "./register-citizen.ts";
import { showPoint } from "./show-point.ts";
import { showPointsMap } from "./show-points-map.ts";

export const pointsRoutes = (ctx: Context): Route[] => {
  const listPoints = createPointList(ctx);
  return [
    route(points.listMyPoints, async ({ actor }) => ({ points: await listMyPoints(ctx, actor) })),
    fileRoute(citizens.drawCard, (call) =>
      drawCard(ctx, call.actor, { ...call.params, ...call.query }, call),
    ),
    route(citizens.findCitizen, ({ actor, params, query }) =>
      findCitizen(ctx, actor, params.code, query),
    ),
    route(citizens.registerCitizen, ({ actor, params, body, locale }) =>
      registerCitizen(ctx, actor, { ...params, ...body, locale }),
    ),
    asBuilt(points.listPoints, ({ query }) => listPoints(query)),
    route(points.showPointsMap, ({ query }) => showPointsMap(ctx, query)),
    route(points.showPoint, ({ params }) => showPoint(ctx, params.id)),
    fileRoute(points.drawPoster, (call) => drawPoster(ctx, call.actor, call.params.id, call)),
    route(changes.markPointFull, ({ actor, params, body }) =>
      markPointFull(ctx, actor, { ...params, ...body }),
    ),
    route(changes.reportMistake, async ({ params, body, idempotencyKey, address }) => {
      await reportMistake(ctx, { key: idempotencyKey, pointId: params.id, ...body, address });
      return {};
    }),
  ];
};
