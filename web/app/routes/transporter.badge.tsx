import { BadgeFrame, BadgeScreen } from "../features/driver/badge-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

const back = dashboardOf("Transporter");

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <BadgeFrame back={back} />;
}

export default function TransporterBadge() {
  const user = useSignedInUser();
  return user ? <BadgeScreen personId={user.id} back={back} /> : <HydrateFallback />;
}
