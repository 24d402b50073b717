import type { Locale } from "@app/contract/locales";
import { schoolReference } from "@app/contract/schools";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { queueMessage } from "../messages/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import {
  type Application,
  communeExists,
  findApplicationNumber,
  insertApplication,
} from "./schools.queries.ts";
import { applicationLimits, callDueDays, schoolTask } from "./schools.rules.ts";

export interface Applying {
  /** Of this sending: arriving twice, it is one application. */
  key: string;
  application: Application;
  locale: Locale;
  address: string;
}

/** Something to call about for the team, and a mail that repeats nothing: the address may be anybody's. */
const tell = async (
  ctx: Context,
  trx: Trx,
  { key, application, locale }: Applying,
  reference: string,
): Promise<void> => {
  await openTask(trx, ctx.clock, {
    kind: schoolTask,
    subjectId: key,
    data: { reference },
    dueAt: daysFromNow(ctx.clock, callDueDays),
  });
  await queueMessage(ctx, trx, {
    channel: "mail",
    to: application.email,
    locale,
    template: "school_received",
    data: { reference },
  });
};

export const applyForVisit = async (
  ctx: Context,
  applying: Applying,
): Promise<{ reference: string }> => {
  const { key: id, application, locale, address } = applying;
  await takeAttempt(ctx, applicationLimits(address, application.email));
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await communeExists(trx, application.communeCode))) {
      throw new AppError("invalid_request", { fields: { communeCode: ["commune"] } });
    }
    const number = await insertApplication(trx, ctx.clock, { id, application, locale });
    const reference = schoolReference(number ?? (await findApplicationNumber(trx, id)));
    if (number !== null) await tell(ctx, trx, applying, reference);
    return { reference };
  });
};
