import { redirect, useNavigate } from "react-router";
import { LanguageMenu } from "../chrome/language-menu.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { afterLogin, takeRememberedPath } from "../features/session/destinations.ts";
import { CitizenSignup } from "../features/signup/citizen/citizen-signup.tsx";
import { dashboardOf } from "../lib/session/start-pages.ts";
import { session } from "../lib/session/session-store.ts";
import type { Route } from "./+types/signup.citizen";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

export default function SignupCitizen() {
  const navigate = useNavigate();

  /** Whoever has an account goes where they were going; a new citizen begins at the beginning. */
  const enter = async (token: string, isNew: boolean) => {
    const { default_role: role } = await session.adopt(token);
    const to = isNew ? dashboardOf("Consumer") : afterLogin(takeRememberedPath(), role);
    await navigate(to, { replace: true });
  };

  return (
    <>
      <CitizenSignup onToken={enter} language={<LanguageMenu />} />
      <SiteFooter />
    </>
  );
}
