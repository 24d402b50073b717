import { randomInt, randomUUIDv7 } from "node:crypto";
import { classLimits, type makeClass as endpoint, type SchoolClass } from "@app/contract/classes";
import { makeCode } from "@app/contract/public-code";
import { schoolYearOf } from "@app/contract/school-year";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { countClasses, findToday, insertClass, lockSchool } from "./classes.queries.ts";
import { readClass } from "./read-class.ts";
import { askedBySchool, schoolOf } from "./school-of.ts";

/** Among twenty million codes the second try is free, unless something is wrong. */
const mostDraws = 5;

const insertWithCode = async (
  ctx: Context,
  trx: Trx,
  row: Omit<Parameters<typeof insertClass>[2], "code">,
): Promise<void> => {
  for (let draw = 0; draw < mostDraws; draw++) {
    const code = makeCode((below) => randomInt(below));
    if (await insertClass(trx, ctx.clock, { ...row, code })) return;
  }
  throw new AppError("internal");
};

export const makeClass = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<SchoolClass> => {
  const { actor, body, locale } = call;
  const { organisationId } = actor;
  await schoolOf(ctx, actor);
  const year = schoolYearOf(await findToday(ctx.db, ctx.clock));
  const request = { says: ["makeClass", body], id: randomUUIDv7() };
  const id = await writeOnce(ctx, askedBySchool(call), request, async (trx) => {
    await lockSchool(trx, organisationId);
    if ((await countClasses(trx, organisationId, year)) >= classLimits.classes) {
      throw new AppError("limit_reached");
    }
    await insertWithCode(ctx, trx, { ...body, id: request.id, organisationId, year });
  });
  return readClass(ctx, { organisationId, id, year, locale });
};
