import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { closedEvent, isClosed, mustAskAgain } from "../lib/closed-parts.ts";
import { switchedOffPath } from "../lib/page-rules.ts";
import { renewClosed } from "../lib/renew-closed.ts";
import { resolvePath } from "../lib/resolve-path.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** Hears, page by page, of what the back office has closed, and leads away from a page of it. */
export function ClosedParts() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const resolution = resolvePath(pathname);
    if (resolution.kind === "unknown") return undefined;
    const { feature } = resolution.page;
    let isHere = true;
    const ask = async (): Promise<void> => {
      await renewClosed();
      if (isHere && isClosed(feature)) await navigate(switchedOffPath(feature), { replace: true });
    };
    const askNow = () => void ask();
    const stop = whenIdle(() => {
      if (mustAskAgain()) askNow();
    });
    addEventListener(closedEvent, askNow);
    return () => {
      isHere = false;
      stop();
      removeEventListener(closedEvent, askNow);
    };
  }, [pathname, navigate]);
  return null;
}
