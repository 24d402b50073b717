import type { Locale } from "@app/contract/locales";
import { isKeyCollision } from "@app/database/faults";
import type { Context } from "../../context.ts";
import { makeUnprovenPerson } from "./make-person.ts";
import { insertRegistration, type Registration } from "./registrations.queries.ts";

export interface NewRegistration extends Omit<Registration, "userId"> {
  firstName: string;
  locale: Locale;
}

/** False when somebody else registered the number at the same moment. */
export const registerByNumber = async (
  ctx: Context,
  { firstName, locale, ...registration }: NewRegistration,
): Promise<boolean> => {
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const userId = await makeUnprovenPerson(ctx, trx, { firstName, locale });
      await insertRegistration(trx, ctx.clock, { ...registration, userId });
    });
    return true;
  } catch (error) {
    if (isKeyCollision(error)) return false;
    throw error;
  }
};
