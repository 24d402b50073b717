import { useNavigate } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { ProfileScreen, ProfileWaiting } from "../features/account/profile/profile-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <ProfileWaiting />
    </Page>
  );
}

export default function ConsumerProfile() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  return (
    <Page>
      {user ? (
        <ProfileScreen
          displayName={user.nmbrf}
          onDone={async () => navigate(dashboardOf("Consumer"), { replace: true })}
        />
      ) : (
        <ProfileWaiting />
      )}
    </Page>
  );
}

function Page({ children }: { children: React.ReactNode }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        {children}
      </div>
      <SiteFooter />
    </>
  );
}
