import type { User } from "@app/contract/session";
import { useEffect } from "react";
import { redirect, useLocation, useNavigate } from "react-router";
import { loginFor, rememberPath } from "./destinations.ts";
import { session, useSession } from "./session-store.ts";

/** For the client loader of a private page: who is there, or off to the login and back afterwards. */
export const requireUser = async ({ pathname, search }: URL): Promise<User> => {
  const { user } = await session.restore();
  if (user) return user;
  rememberPath(pathname + search);
  throw redirect(loginFor(pathname));
};

/** For the private page itself: a session may also end while it is open. */
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
