import type { RoleWireName } from "@app/contract/roles";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { session, useSession } from "../../lib/session/session-store.ts";
import { dashboardOf } from "../../lib/session/start-pages.ts";
import { rememberPath } from "./destinations.ts";

/** Whoever opens the link of an invitation to be of that role. */
export const useInvited = (role: RoleWireName) => {
  const { user, known } = useSession();
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const isSignedOut = known && user === null;

  useEffect(() => {
    void session.restore();
  }, []);

  // Whichever door they take, they come back to the invitation.
  useEffect(() => {
    if (isSignedOut) rememberPath(pathname + query);
  }, [isSignedOut, pathname, query]);

  return {
    token: search.get("token") ?? "",
    /** Undefined until it is known. */
    isSignedIn: known ? user !== null : undefined,
    /** They have said yes. */
    comeIn: async () => {
      await session.refetch().catch(() => undefined);
      await navigate(dashboardOf(role));
    },
  };
};
