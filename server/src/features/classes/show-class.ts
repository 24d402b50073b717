import type { showClass as endpoint } from "@app/contract/classes";
import type { ResponseOf } from "@app/contract/endpoint";
import { schoolYearOf } from "@app/contract/school-year";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { findToday } from "./classes.queries.ts";
import { codeLimits } from "./classes.rules.ts";
import { findOpenClass } from "./results.queries.ts";

export const showClass = async (
  ctx: Context,
  code: string,
  address: string,
): Promise<ResponseOf<typeof endpoint>> => {
  await takeAttempt(ctx, codeLimits(address));
  const year = schoolYearOf(await findToday(ctx.db, ctx.clock));
  const found = await findOpenClass(ctx.db, code, year);
  if (!found) throw new AppError("not_found");
  return { name: found.name, level: found.level };
};
