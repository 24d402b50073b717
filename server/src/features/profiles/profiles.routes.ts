import * as contract from "@app/contract/profiles";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import * as read from "./read-profiles.ts";
import { showAllProfiles, showProfile } from "./show-profiles.ts";

export const profilesRoutes = (ctx: Context): Route[] => [
  route(contract.consumerProfile, ({ actor }) => showProfile(read.readCitizenProfile(ctx, actor))),
  route(contract.collectionPointProfile, ({ actor, locale }) =>
    showProfile(read.readPointProfile(ctx, actor, locale)),
  ),
  route(contract.brandProfile, ({ actor }) => showProfile(read.readBrandProfile(ctx, actor))),
  route(contract.transporterProfile, ({ actor }) =>
    showProfile(read.readTransporterProfile(ctx, actor)),
  ),
  route(contract.allProfiles, ({ actor, locale }) => showAllProfiles(ctx, actor, locale)),
];
