import * as contract from "@app/contract/profiles";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { showCitizenProfile, showPointProfile } from "./show-profiles.ts";

export const profilesRoutes = (ctx: Context): Route[] => [
  route(contract.consumerProfile, ({ actor }) => showCitizenProfile(ctx, actor)),
  route(contract.collectionPointProfile, ({ actor, locale }) =>
    showPointProfile(ctx, actor, locale),
  ),
];
