import { redirect, useSearchParams } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { ForgotScreen } from "../features/account/password/forgot-screen.tsx";
import type { Route } from "./+types/forgot-password";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname + url.search);

export default function ForgotPassword() {
  const [search] = useSearchParams();
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <ForgotScreen strategy={search.get("for") === "organisation" ? "user" : "local"} />
      </div>
      <SiteFooter />
    </>
  );
}
