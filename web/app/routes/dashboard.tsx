import { WaitingScreen } from "../features/session/waiting-screen.tsx";
import { leadTo } from "../lib/lead-to.ts";
import { session } from "../lib/session/session-store.ts";
import { startOf } from "../lib/session/start-pages.ts";

/** Has no screen: leads to where the role of the person begins. */
export const clientLoader = async () => {
  throw leadTo(startOf(await session.restore()));
};

export const HydrateFallback = WaitingScreen;
export default WaitingScreen;
