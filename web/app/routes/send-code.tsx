import { useEffect } from "react";
import { useNavigate } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { PhoneWaiting, SendCodeScreen } from "../features/account/phone/send-code-screen.tsx";
import { afterLogin, takeRememberedPath } from "../features/session/destinations.ts";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { session } from "../lib/session/session-store.ts";

/** What this device remembers may be old, and a message that nobody needs costs money. */
export const clientLoader = async () => {
  await session.refetch().catch(() => undefined);
  return null;
};

export function HydrateFallback() {
  return (
    <Page>
      <PhoneWaiting />
    </Page>
  );
}

export default function SendCode() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const isConfirmed = user !== null && user.code_verified_at !== null;
  const role = user?.default_role ?? null;

  useEffect(() => {
    if (isConfirmed) void navigate(afterLogin(takeRememberedPath(), role), { replace: true });
  }, [isConfirmed, role, navigate]);

  return (
    <Page>
      {user && !isConfirmed ? (
        <SendCodeScreen userId={user.id} onConfirmed={session.refetch} />
      ) : (
        <PhoneWaiting />
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
