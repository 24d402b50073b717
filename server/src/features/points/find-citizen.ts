import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { findCitizenByCode } from "./points.queries.ts";
import { shortNameOf } from "./short-name.ts";

/** A queue at the scale stays below it; whoever tries codes one after the other does not. */
const mostPerHour = 120;

export const findCitizen = async (ctx: Context, { userId }: Actor, code: string) => {
  await takeAttempt(ctx, [
    { subject: `code-look-ups:${userId}`, most: mostPerHour, seconds: seconds.hour },
  ]);
  const citizen = await findCitizenByCode(ctx.db, code);
  if (!citizen) throw new AppError("citizen_unknown");
  return { code: citizen.code, shortName: shortNameOf(citizen) };
};
