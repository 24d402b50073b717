import { redirect, useParams } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { NewPasswordScreen } from "../features/account/password/new-password-screen.tsx";
import type { Route } from "./+types/set-new-password";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

/** The address holds a secret: it is told to nobody this page calls, not even to ourselves. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

/** Two addresses: with the secret of a link, and without it. */
export default function SetNewPassword() {
  const { token } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <NewPasswordScreen token={token} />
      </div>
      <SiteFooter />
    </>
  );
}
