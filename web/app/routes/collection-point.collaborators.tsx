import { SiteFooter } from "../chrome/site-footer.tsx";
import { TeamFrame, TeamScreen } from "../features/collaborators/team-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

const back = dashboardOf("Collection Point");

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <TeamFrame back={back} />
      <SiteFooter />
    </>
  );
}

export default function Collaborators() {
  const user = useSignedInUser();
  return (
    <>
      {user ? <TeamScreen back={back} /> : <TeamFrame back={back} />}
      <SiteFooter />
    </>
  );
}
