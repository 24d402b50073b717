import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { closedEvent, switchedOffPath } from "../lib/page-rules.ts";
import { resolvePath } from "../lib/resolve-path.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** Leads away from a page that the back office has closed; the server refuses what begins there. */
export function ClosedParts() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const resolution = resolvePath(pathname);
    if (resolution.kind === "unknown" || pathname === "/") return undefined;
    const { feature } = resolution.page;
    let isHere = true;
    // By hand and without a schema: pages ask that carry nothing of the API.
    const ask = async (): Promise<void> => {
      const response = await fetch("/api/v1/switches").catch(() => null);
      const { closed = [] } = response?.ok ? await response.json() : {};
      const isClosed = closed.some((part: { feature: string }) => part.feature === feature);
      if (isHere && isClosed) await navigate(switchedOffPath(feature), { replace: true });
    };
    const askNow = () => void ask();
    const stop = whenIdle(askNow);
    addEventListener(closedEvent, askNow);
    return () => {
      isHere = false;
      stop();
      removeEventListener(closedEvent, askNow);
    };
  }, [pathname, navigate]);
  return null;
}
