import { randomInt } from "node:crypto";
import { makeCode } from "@app/contract/public-code";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { giveBackAll } from "../pickups/index.ts";
import { findErasureBars } from "./erasure-bars.ts";
import { personalTables } from "./personal-tables.ts";
import * as queries from "./privacy.queries.ts";
import { endErasure } from "./requests.queries.ts";

/** The old code may be on a printed card: it must not lead here any more. */
const findFreeCode = async (trx: Trx): Promise<string> => {
  const code = makeCode(randomInt);
  return (await queries.isCodeTaken(trx, code)) ? findFreeCode(trx) : code;
};

/**
 * False for whoever changed their mind, or opened a point, since they were found due, and for
 * whoever's phone credit is still on its way, or who has material on board: that ends within days.
 */
const erasePerson = (ctx: Context, userId: string): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const person = await queries.lockDue(trx, ctx.clock, userId);
    if (!person || (await findErasureBars(trx, userId)).length > 0) return false;
    await giveBackAll(ctx, trx, userId);
    for (const personal of personalTables) {
      if (personal.atErasure === "deleted") await queries.deleteRows(trx, personal, userId);
    }
    const logins = [person.phone, person.email].filter((login) => login !== null);
    await queries.deleteByLogin(trx, logins);
    await queries.endMemberships(trx, ctx.clock, userId);
    await queries.emptyTransporterProfile(trx, ctx.clock, userId);
    await queries.emptyDisputes(trx, userId);
    await queries.emptyCorrections(trx, userId);
    await queries.emptyVouchers(trx, ctx.clock, userId);
    await queries.withdrawInvitations(trx, ctx.clock, logins);
    await queries.emptyBrandContacts(trx, userId, logins);
    await queries.emptyUser(trx, userId, await findFreeCode(trx));
    await endErasure(trx, ctx.clock, { userId, as: "done_at" });
    return true;
  });

/** What names them goes; deposits, ledger and consents stay, under an id that names nobody. */
export const erasePeople = async (ctx: Context): Promise<void> => {
  const due = await queries.findDue(ctx.db, ctx.clock);
  let erased = 0;
  for (const userId of due) if (await erasePerson(ctx, userId)) erased++;
  if (due.length > 0) ctx.log.info({ due: due.length, erased }, "people erased");
};
