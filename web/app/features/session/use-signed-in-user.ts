import type { User } from "@app/contract/session";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginFor, rememberPath } from "./destinations.ts";
import { useSession } from "../../lib/session/session-store.ts";

/** For a private page: its guards let the person in, but a session may also end while it is open. */
export const useSignedInUser = (): User | null => {
  const { user, known } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOver = known && user === null;
  useEffect(() => {
    if (!isOver) return;
    rememberPath(pathname + search);
    void navigate(loginFor(pathname), { replace: true });
  }, [isOver, navigate, pathname, search]);
  return user;
};
