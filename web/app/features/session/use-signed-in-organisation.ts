import type { Organisation } from "@app/contract/organisations";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../lib/session/session-store.ts";
import { loginFor, rememberPath } from "./destinations.ts";

/** The same for the pages of an office or a school: its session may also end while one is open. */
export const useSignedInOrganisation = (): Organisation | null => {
  const { organisation, known } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOver = known && organisation === null;
  useEffect(() => {
    if (!isOver) return;
    rememberPath(pathname + search);
    void navigate(loginFor(pathname), { replace: true });
  }, [isOver, navigate, pathname, search]);
  return organisation;
};
