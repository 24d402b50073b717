import { useEffect } from "react";
import { useLocation } from "react-router";
import { resolvePath } from "../../lib/resolve-path.ts";
import { barPlaces, type BarPlaces } from "../../lib/session/bar-places.ts";
import { session, useSession } from "../../lib/session/session-store.ts";
import { useHasSignedIn } from "../../lib/use-app-look.ts";

const isPointPage = (pathname: string): boolean => {
  const resolution = resolvePath(pathname);
  return resolution.kind !== "unknown" && resolution.page.feature === "point";
};

/** The places of whoever holds the phone. */
export const useBarPlaces = (): BarPlaces => {
  const isSignedIn = useHasSignedIn();
  const { user } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSignedIn) void session.restore();
  }, [isSignedIn]);
  const isAtPoint = isPointPage(pathname) && (user?.scope.includes("point-staff") ?? false);
  return barPlaces({ isSignedIn, role: user?.default_role ?? null, isAtPoint });
};
