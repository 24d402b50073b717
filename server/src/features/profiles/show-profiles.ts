import type { Locale } from "@app/contract/locales";
import type { Profiles } from "@app/contract/profiles";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import * as read from "./read-profiles.ts";

/** The one profile a call asks for, which must be there. */
export const showProfile = async <P>(profile: Promise<P | null>): Promise<P> => {
  const found = await profile;
  if (!found) throw new AppError("not_found");
  return found;
};

export const showAllProfiles = async (
  ctx: Context,
  actor: Actor,
  locale: Locale,
): Promise<Profiles> => {
  const [profileCs, profileCp, profileCsr, profileTp, isCollab] = await Promise.all([
    read.readCitizenProfile(ctx, actor),
    read.readPointProfile(ctx, actor, locale),
    read.readBrandProfile(ctx, actor),
    read.readTransporterProfile(ctx, actor),
    read.isCollaborator(ctx, actor),
  ]);
  return { profileCs, profileCp, profileCsr, profileTp, isCollab };
};
