import { useNavigate } from "react-router";
import { BrandFrame } from "../chrome/brand-frame.tsx";
import { TeamFrame, TeamScreen } from "../features/brand-settings/team/team-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { reloadProfiles } from "../lib/session/profiles-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <BrandFrame>
      <TeamFrame />
    </BrandFrame>
  );
}

export default function BrandTeam() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const onLeft = async () => {
    await reloadProfiles();
    await navigate("/");
  };
  return <BrandFrame>{user ? <TeamScreen onLeft={onLeft} /> : <TeamFrame />}</BrandFrame>;
}
