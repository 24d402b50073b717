import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { InvitationScreen } from "../features/collaborators/invitation-screen.tsx";
import { loginFor, rememberPath } from "../features/session/destinations.ts";
import { session, useSession } from "../lib/session/session-store.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

const doors = { logIn: loginFor("/collection-point"), signUp: "/signup/citizen" };

export default function ActivateCollaborator() {
  const { user, known } = useSession();
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const isSignedOut = known && user === null;

  useEffect(() => {
    void session.restore();
  }, []);

  // Whichever door they take, they come back to the invitation.
  useEffect(() => {
    if (isSignedOut) rememberPath(pathname + query);
  }, [isSignedOut, pathname, query]);

  const goToCounter = async () => {
    await session.refetch().catch(() => undefined);
    await navigate(dashboardOf("Collection Point"));
  };

  return (
    <>
      <SiteHeader />
      <InvitationScreen
        token={search.get("token") ?? ""}
        isSignedIn={known ? user !== null : undefined}
        doors={doors}
        onAccepted={goToCounter}
      />
      <SiteFooter />
    </>
  );
}
