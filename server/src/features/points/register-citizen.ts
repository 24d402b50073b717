import type { registerCitizen as endpoint } from "@app/contract/citizens";
import type { BodyOf, ParamsOf, ResponseOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { shortName } from "../../short-name.ts";
import { findByNumber, registerByNumber } from "../accounts/index.ts";
import type { Actor } from "../identity/index.ts";
import { isMember } from "./points.queries.ts";
import { refuseSelfDealing } from "./refuse-self-dealing.ts";

/** Few citizens come without a phone; a list of numbers is tried faster than that. */
const limits = (pointId: string) => [
  { subject: `number-look-ups:${pointId}`, most: 30, seconds: seconds.hour },
  { subject: `number-look-ups-of-day:${pointId}`, most: 120, seconds: seconds.day },
];

type Request = ParamsOf<typeof endpoint> & BodyOf<typeof endpoint> & { locale: Locale };

/** Whoever has the number; with a first name, a new account for a number that nobody has. */
export const registerCitizen = async (
  ctx: Context,
  { userId }: Actor,
  { pointId, phone, firstName, locale }: Request,
): Promise<ResponseOf<typeof endpoint>> => {
  if (!(await isMember(ctx.db, pointId, userId))) throw new AppError("not_a_member");
  await takeAttempt(ctx, limits(pointId));
  const known = await findByNumber(ctx.db, phone);
  const isNew =
    !known &&
    firstName !== undefined &&
    (await registerByNumber(ctx, { pointId, phone, firstName, locale, registeredBy: userId }));
  const citizen = known ?? (await findByNumber(ctx.db, phone));
  if (!citizen) throw new AppError("citizen_unknown");
  if (citizen.status !== "active") throw new AppError("citizen_suspended");
  await refuseSelfDealing(ctx, { actorId: userId, citizenId: citizen.id, pointId });
  const { code } = citizen;
  return { code, shortName: shortName(citizen.firstName, citizen.lastName), isNew };
};
