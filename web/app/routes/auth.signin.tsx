import { useEffect } from "react";
import { redirect, useLocation, useNavigate } from "react-router";
import { LanguageMenu } from "../chrome/language-menu.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { takeRememberedPath } from "../features/session/destinations.ts";
import { OrganisationScreen } from "../features/session/organisation-screen.tsx";
import { safePath } from "../lib/safe-path.ts";
import { useSession } from "../lib/session/session-store.ts";
import { organisationStart } from "../lib/session/start-pages.ts";
import type { Route } from "./+types/auth.signin";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

/** Two addresses of one door: the one of the office pack speaks of offices alone. */
export default function AuthSignin() {
  const { organisation } = useSession();
  const navigate = useNavigate();
  const isOffice = useLocation().pathname.toLowerCase().startsWith("/officepack");

  useEffect(() => {
    if (!organisation) return;
    void navigate(safePath(takeRememberedPath(), organisationStart(organisation)), {
      replace: true,
    });
  }, [organisation, navigate]);

  return (
    <>
      <OrganisationScreen isOffice={isOffice} language={<LanguageMenu />} />
      <SiteFooter />
    </>
  );
}
