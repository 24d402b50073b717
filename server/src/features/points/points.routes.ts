import * as citizens from "@app/contract/citizens";
import * as points from "@app/contract/points";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { findCitizen } from "./find-citizen.ts";
import { listMyPoints } from "./list-my-points.ts";
import { listPoints } from "./list-points.ts";
import { registerCitizen } from "./register-citizen.ts";
import { showPoint } from "./show-point.ts";
import { showPointsMap } from "./show-points-map.ts";

export const pointsRoutes = (ctx: Context): Route[] => [
  route(points.listMyPoints, async ({ actor }) => ({ points: await listMyPoints(ctx, actor) })),
  route(citizens.findCitizen, ({ actor, params, query }) =>
    findCitizen(ctx, actor, params.code, query),
  ),
  route(citizens.registerCitizen, ({ actor, params, body, locale }) =>
    registerCitizen(ctx, actor, { ...params, ...body, locale }),
  ),
  route(points.listPoints, ({ query }) => listPoints(ctx, query)),
  route(points.showPointsMap, ({ query }) => showPointsMap(ctx, query)),
  route(points.showPoint, ({ params }) => showPoint(ctx, params.id)),
];
