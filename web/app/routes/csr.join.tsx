import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { JoinScreen } from "../features/brand-settings/team/join-screen.tsx";
import { loginFor, rememberPath } from "../features/session/destinations.ts";
import { session, useSession } from "../lib/session/session-store.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

const doors = { logIn: loginFor("/csr"), signUp: "/signup/csr" };

export default function JoinBrand() {
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

  const goToBrand = async () => {
    await session.refetch().catch(() => undefined);
    await navigate(dashboardOf("CSR"));
  };

  return (
    <>
      <SiteHeader />
      <JoinScreen
        token={search.get("token") ?? ""}
        isSignedIn={known ? user !== null : undefined}
        doors={doors}
        onJoined={goToBrand}
      />
      <SiteFooter />
    </>
  );
}
