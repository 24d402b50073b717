import { SiteHeader } from "../chrome/site-header.tsx";
import { ConfirmScreen } from "../features/account/email/confirm-screen.tsx";

/** The address holds a secret: it is told to nobody this page calls, not even to ourselves. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export default function AuthCallback() {
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <ConfirmScreen />
    </div>
  );
}
