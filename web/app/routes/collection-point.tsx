import { WaitingScreen } from "../features/session/waiting-screen.tsx";
import { leadTo } from "../lib/lead-to.ts";
import { session } from "../lib/session/session-store.ts";
import { pointEntry } from "../lib/session/start-pages.ts";

/** Has no screen: point staff to their day, everybody else to what a point is. */
export const clientLoader = async () => {
  throw leadTo(pointEntry(await session.restore()));
};

export const HydrateFallback = WaitingScreen;
export default WaitingScreen;
