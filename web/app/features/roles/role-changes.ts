import { becomeRole, switchRole } from "@app/contract/role-calls";
import { type Role, roles } from "@app/contract/roles";
import { ApiError, type Client } from "../../lib/api-client.ts";
import { failureOf } from "../../lib/form-problems.ts";
import { dashboardOf, profilePages } from "../../lib/session/start-pages.ts";

interface RolePorts {
  call: Client["call"];
  refetch: () => Promise<unknown>;
}

export const createRoleChanges = ({ call, refetch }: RolePorts) => {
  // The role has changed already: a user that cannot be fetched now is fetched by the next page.
  const refresh = () => refetch().catch(() => undefined);
  return {
    /** Makes a held role the default one; answers the page to load anew. */
    switchTo: async (role: Role): Promise<string> => {
      const { wireName } = roles[role];
      await call(switchRole, { body: { role: wireName } });
      await refresh();
      return dashboardOf(wireName);
    },
    /** Takes on a role; answers its profile page, or null when it was held already. */
    become: async (role: Role): Promise<string | null> => {
      const { success } = await call(becomeRole, { body: { user_type: roles[role].number } });
      await refresh();
      return success ? profilePages[role] : null;
    },
  };
};

export type RoleProblem = "offline" | "failed" | "notOpen" | "refused";

/** What the server refused, by its own list, or else why nothing came of it. */
export interface RoleRefusal {
  problem: RoleProblem;
  errors: readonly string[];
}

export const refusalOf = (error: unknown): RoleRefusal => {
  const errors =
    error instanceof ApiError && error.status === 422 ? Object.values(error.errors).flat() : [];
  if (errors.length > 0) {
    return { problem: errors.includes("role_not_open") ? "notOpen" : "refused", errors };
  }
  return { problem: failureOf(error).kind === "offline" ? "offline" : "failed", errors };
};
