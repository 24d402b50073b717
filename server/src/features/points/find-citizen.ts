import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findCitizenByCode } from "./points.queries.ts";

/** First name and initial: enough to greet, too little to look somebody up. */
export const findCitizen = async (ctx: Context, code: string) => {
  const citizen = await findCitizenByCode(ctx.db, code);
  if (!citizen) throw new AppError("citizen_unknown");
  const initial = citizen.last_name ? ` ${citizen.last_name.slice(0, 1)}.` : "";
  return { code: citizen.code, shortName: citizen.first_name + initial };
};
