import { roleByNumber } from "@app/contract/roles";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { insertRole, openCitizenAccount, setFirstDefaultRole } from "./roles.queries.ts";

/**
 * A role says what somebody wants to be here and asks for its profile. It opens nothing by itself:
 * rights come from records, such as a membership of a point.
 */
export const becomeRole = async (
  ctx: Context,
  { userId }: Actor,
  number: number,
): Promise<{ success: boolean }> => {
  const role = roleByNumber(number);
  if (!role) throw new AppError("invalid_request", { fields: { user_type: ["role_not_open"] } });
  const success = await ctx.db.transaction().execute(async (trx) => {
    if (!(await insertRole(trx, ctx.clock, userId, role))) return false;
    await setFirstDefaultRole(trx, userId, role);
    if (role === "citizen") await openCitizenAccount(trx, userId);
    return true;
  });
  return { success };
};
