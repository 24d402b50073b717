import { roleByWireName, type RoleWireName } from "@app/contract/roles";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { setDefaultRole } from "./roles.queries.ts";

export const switchRole = async (
  ctx: Context,
  { userId }: Actor,
  wireName: RoleWireName,
): Promise<{ success: true }> => {
  const role = roleByWireName(wireName);
  if (!role || !(await setDefaultRole(ctx.db, userId, role))) throw new AppError("role_not_held");
  return { success: true };
};
