import { useEffect } from "react";
import { useLocation } from "react-router";
import { resolvePath } from "../../lib/resolve-path.ts";
import { hasBar } from "../../lib/session/bar-places.ts";
import { BottomBar } from "./bottom-bar.tsx";

/** The bottom bar, and the room that pages leave for it. */
export function Places() {
  const resolution = resolvePath(useLocation().pathname);
  const isWanted = resolution.kind === "unknown" || hasBar(resolution.page.path);
  useEffect(() => {
    if (!isWanted) return;
    const { classList } = document.documentElement;
    classList.add("has-bottom-bar");
    return () => classList.remove("has-bottom-bar");
  }, [isWanted]);
  return isWanted && <BottomBar />;
}
