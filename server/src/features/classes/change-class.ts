import type { changeClass as endpoint, SchoolClass } from "@app/contract/classes";
import { schoolYearOf } from "@app/contract/school-year";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { findToday, lockOwnClass, updateClass } from "./classes.queries.ts";
import { readClass } from "./read-class.ts";
import { askedBySchool, schoolOf } from "./school-of.ts";

export const changeClass = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<SchoolClass> => {
  const { actor, params, body, locale } = call;
  const { organisationId } = actor;
  await schoolOf(ctx, actor);
  const year = schoolYearOf(await findToday(ctx.db, ctx.clock));
  const request = { says: ["changeClass", params.id, body], id: params.id };
  const id = await writeOnce(ctx, askedBySchool(call), request, async (trx) => {
    const kept = await lockOwnClass(trx, organisationId, params.id, year);
    if (!kept) throw new AppError("not_found");
    // What was counted was counted at its level.
    if (kept.tries > 0 && kept.level !== body.level) {
      throw new AppError("invalid_request", { fields: { level: ["results"] } });
    }
    await updateClass(trx, params.id, body);
  });
  return readClass(ctx, { organisationId, id, year, locale });
};
