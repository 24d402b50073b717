import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { TeamFrame, TeamScreen } from "../features/collaborators/team-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

const back = dashboardOf("Collection Point");

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <SiteHeader hasAppBar />
      <TeamFrame back={back} />
      <SiteFooter />
    </>
  );
}

export default function Collaborators() {
  const user = useSignedInUser();
  return (
    <>
      <SiteHeader hasAppBar />
      {user ? <TeamScreen back={back} /> : <TeamFrame back={back} />}
      <SiteFooter />
    </>
  );
}
