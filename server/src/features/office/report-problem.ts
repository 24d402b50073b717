import { randomUUIDv7 } from "node:crypto";
import type { reportOfficeProblem as endpoint } from "@app/contract/office";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { writeOnce } from "../../write-once.ts";
import { keepPhoto } from "../handovers/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { problemTask } from "./office.rules.ts";
import { lockOwnSite } from "./read-order.ts";
import { insertProblem } from "./sites.queries.ts";

const mostPerDay = 20;
/** One working day, and a weekend that may come before it. */
const answerDays = 3;

export const reportProblem = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<{ id: string }> => {
  const { actor, params, body } = call;
  const { organisationId } = actor;
  const { kind, note } = body;
  const subject = `office-problem:${organisationId}`;
  await takeAttempt(ctx, [{ subject, most: mostPerDay, seconds: seconds.day }]);
  const photo = body.photo === null ? null : await keepPhoto(ctx, body.photo);
  const request = {
    says: ["reportOfficeProblem", params.id, kind, note, photo],
    id: randomUUIDv7(),
  };
  const id = await writeOnce(ctx, askedByOffice(call), request, async (trx) => {
    const { order, site } = await lockOwnSite(trx, organisationId, params.id);
    if (order.status === "draft" || order.status === "ended") throw new AppError("order_settled");
    await insertProblem(trx, ctx.clock, { id: request.id, siteId: site.id, kind, note, photo });
    await openTask(trx, ctx.clock, {
      kind: problemTask,
      subjectId: request.id,
      data: { orderId: order.id, siteId: site.id, kind },
      dueAt: daysFromNow(ctx.clock, answerDays),
    });
  });
  return { id };
};
