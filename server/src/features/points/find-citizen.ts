import type { findCitizen as endpoint } from "@app/contract/citizens";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { shortName } from "../../short-name.ts";
import { isLiveCode } from "../deposits/index.ts";
import type { Actor } from "../identity/index.ts";
import { findCitizenByCode } from "./points.queries.ts";
import { refuseSelfDealing } from "./refuse-self-dealing.ts";

/** A queue at the scale stays below it; whoever tries codes one after the other does not. */
const mostPerHour = 120;

/** Whose code it is, and whether it was made this minute. */
export const findCitizen = async (
  ctx: Context,
  { userId }: Actor,
  code: string,
  { pointId, seal }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  await takeAttempt(ctx, [
    { subject: `code-look-ups:${userId}`, most: mostPerHour, seconds: seconds.hour },
  ]);
  const citizen = await findCitizenByCode(ctx.db, ctx.clock, code);
  if (!citizen) throw new AppError("citizen_unknown");
  await refuseSelfDealing(ctx, { actorId: userId, citizenId: citizen.id, pointId });
  return {
    code: citizen.code,
    shortName: shortName(citizen.firstName, citizen.lastName),
    isLive:
      seal === undefined ? null : isLiveCode(ctx, { code: citizen.code, seal, at: citizen.now }),
  };
};
