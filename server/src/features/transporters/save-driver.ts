import { randomInt } from "node:crypto";
import { makeBadgeCode } from "@app/contract/badge-code";
import type { DriverInput } from "@app/contract/transporter-profile";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { lockFile, refuseExpired, tellOfChange } from "./own-file.ts";
import * as queries from "./transporters.queries.ts";

const findFreeCode = async (trx: Trx): Promise<string> => {
  const code = makeBadgeCode(randomInt);
  return (await queries.isBadgeCodeTaken(trx, code)) ? findFreeCode(trx) : code;
};

const isChanged = (before: queries.ProfileRow, after: DriverInput): boolean =>
  Object.entries(after).some(([name, value]) => before[name as keyof DriverInput] !== value);

/** The first step: makes the file of somebody who has none. */
export const saveDriver = (
  ctx: Context,
  { userId }: Actor,
  driver: DriverInput,
): Promise<Record<never, never>> =>
  ctx.db.transaction().execute(async (trx) => {
    const before = await lockFile(ctx, trx, userId);
    const today = before?.today ?? (await queries.readToday(trx, ctx.clock));
    refuseExpired("licenceUntil", before?.licenceUntil, driver.licenceUntil, today);
    const code = before?.badgeCode ?? (await findFreeCode(trx));
    await queries.saveDriver(trx, ctx.clock, userId, driver, code);
    await queries.reopenRefused(trx, userId);
    if (before && isChanged(before, driver)) {
      await tellOfChange(ctx, trx, userId, before, "driver");
    }
    return {};
  });
