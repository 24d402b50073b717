import { useEffect } from "react";
import { useLocation } from "react-router";
import { latePart } from "../i18n/late-part.tsx";
import { resolvePath } from "../lib/resolve-path.ts";
import { hasBar } from "../lib/session/bar-places.ts";
import { useAppLook } from "../lib/use-app-look.ts";

const { LatePart: BottomBar } = latePart(
  ["nav"],
  async () => (await import("./nav/bottom-bar.tsx")).BottomBar,
);

/** The bottom bar, and the room that pages leave for it. */
export function AppPlaces() {
  const resolution = resolvePath(useLocation().pathname);
  const isWanted = useAppLook() && (resolution.kind === "unknown" || hasBar(resolution.page.path));
  useEffect(() => {
    if (!isWanted) return;
    const { classList } = document.documentElement;
    classList.add("has-bottom-bar");
    return () => classList.remove("has-bottom-bar");
  }, [isWanted]);
  return isWanted && <BottomBar />;
}
