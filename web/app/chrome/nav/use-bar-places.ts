import { useEffect } from "react";
import { barPlaces, type BarPlaces } from "../../lib/session/bar-places.ts";
import { session, useSession } from "../../lib/session/session-store.ts";
import { useHasSignedIn } from "../../lib/use-app-look.ts";

/** The places of whoever holds the phone. */
export const useBarPlaces = (): BarPlaces => {
  const isSignedIn = useHasSignedIn();
  const { user } = useSession();
  useEffect(() => {
    if (isSignedIn) void session.restore();
  }, [isSignedIn]);
  return barPlaces({ isSignedIn, role: user?.default_role ?? null });
};
