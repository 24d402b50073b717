import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { communeExists, hasCitizenProfile, insertCitizenProfile } from "./sign-up.queries.ts";

export const refuseUnknownCommune = async (ctx: Context, code: number): Promise<void> => {
  if (await communeExists(ctx.db, code)) return;
  throw new AppError("invalid_request", { fields: { communeCode: ["commune"] } });
};

/** For somebody who became a citizen later; a profile is filled in for the first time once. */
export const createCitizenProfile = async (
  ctx: Context,
  { userId }: Actor,
  profile: { username: string; communeCode: number },
): Promise<{ username: string }> => {
  await refuseUnknownCommune(ctx, profile.communeCode);
  if (await insertCitizenProfile(ctx.db, ctx.clock, userId, profile)) {
    return { username: profile.username };
  }
  if (!(await hasCitizenProfile(ctx.db, userId))) throw new AppError("username_taken");
  throw new AppError("invalid_request", { fields: { username: ["profile_exists"] } });
};
