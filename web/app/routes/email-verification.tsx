import { useEffect } from "react";
import { useNavigate } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { EmailScreen, EmailWaiting } from "../features/account/email/email-screen.tsx";
import { afterLogin, takeRememberedPath } from "../features/session/destinations.ts";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { session } from "../lib/session/session-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <EmailWaiting />
    </Page>
  );
}

export default function EmailVerification() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const isConfirmed = user !== null && user.email_verified_at !== null;
  const role = user?.default_role ?? null;

  useEffect(() => {
    if (isConfirmed) void navigate(afterLogin(takeRememberedPath(), role), { replace: true });
  }, [isConfirmed, role, navigate]);

  return (
    <Page>
      {user && !isConfirmed ? <EmailScreen onLook={session.refetch} /> : <EmailWaiting />}
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
