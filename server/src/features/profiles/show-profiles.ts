import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import { toKilograms } from "@app/contract/weights";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findCitizenProfile, findPointProfile } from "./profiles.queries.ts";

export const showCitizenProfile = async (ctx: Context, actor: Actor) => {
  const profile = await findCitizenProfile(ctx.db, actor.userId);
  if (!profile) throw new AppError("not_found");
  return { username: profile.first_name, tokens: profile.balance / 100 };
};

export const showPointProfile = async (ctx: Context, actor: Actor, locale: Locale) => {
  const profile = await findPointProfile(ctx.db, actor.userId);
  if (!profile) throw new AppError("not_found");
  return {
    username: localized(localizedTextSchema.parse(profile.name), locale),
    pet: toKilograms(profile.pet),
    pehd: toKilograms(profile.pehd),
  };
};
