import { decidePoint as decideEndpoint } from "@app/contract/point-changes";
import * as contract from "@app/contract/point-profile";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { decidePoint } from "./decide-point.ts";
import { savePointPapers } from "./save-point-papers.ts";
import { savePointPlace } from "./save-point-place.ts";
import { savePointPractice } from "./save-point-practice.ts";
import { showPointProfile } from "./show-point-profile.ts";
import { submitPointProfile } from "./submit-point-profile.ts";

export const pointProfilesRoutes = (ctx: Context): Route[] => [
  route(contract.showPointProfile, ({ actor }) => showPointProfile(ctx, actor)),
  route(contract.savePointPlace, ({ actor, body }) => savePointPlace(ctx, actor, body)),
  route(contract.savePointPractice, ({ actor, body }) => savePointPractice(ctx, actor, body)),
  route(contract.savePointPapers, ({ actor, body }) => savePointPapers(ctx, actor, body)),
  route(contract.submitPointProfile, ({ actor }) => submitPointProfile(ctx, actor)),
  route(decideEndpoint, async ({ actor, params, body, idempotencyKey: key, traceId }) => {
    await decidePoint(ctx, { actorId: actor.userId, key, traceId }, params.id, body);
    return {};
  }),
];
