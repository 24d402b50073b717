import { WaitingScreen } from "../features/session/waiting-screen.tsx";
import { leadTo } from "../lib/lead-to.ts";
import { session } from "../lib/session/session-store.ts";
import { transporterEntry } from "../lib/session/start-pages.ts";

/** Has no screen: transporters to their day, everybody else to what a transporter does. */
export const clientLoader = async () => {
  throw leadTo(transporterEntry(await session.restore()));
};

export const HydrateFallback = WaitingScreen;
export default WaitingScreen;
