import * as contract from "@app/contract/profiles";
import type { Context } from "../../context.ts";
import { asBuilt, type Route, route } from "../../http/route.ts";
import * as read from "./read-profiles.ts";
import { showAllProfiles, showProfile } from "./show-profiles.ts";

export const profilesRoutes = (ctx: Context): Route[] => {
  const readCitizenProfile = read.createCitizenProfiles(ctx);
  return [
    asBuilt(contract.consumerProfile, ({ actor }) => showProfile(readCitizenProfile(actor))),
    route(contract.collectionPointProfile, ({ actor, locale }) =>
      showProfile(read.readPointProfile(ctx, actor, locale)),
    ),
    route(contract.brandProfile, ({ actor }) => showProfile(read.readBrandProfile(ctx, actor))),
    route(contract.transporterProfile, ({ actor }) =>
      showProfile(read.readTransporterProfile(ctx, actor)),
    ),
    route(contract.allProfiles, ({ actor, locale }) => showAllProfiles(ctx, actor, locale)),
  ];
};
