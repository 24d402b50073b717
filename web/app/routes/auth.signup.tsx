import { redirect, useLocation, useSearchParams } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { kindOf } from "../features/signup/organisation/organisation-rules.ts";
import { OrganisationSignup } from "../features/signup/organisation/organisation-signup.tsx";
import type { Route } from "./+types/auth.signup";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname + url.search);

/** Two addresses: the one of the office pack signs up offices alone. */
export default function AuthSignup() {
  const isOfficePack = useLocation().pathname.toLowerCase().startsWith("/officepack");
  const [search] = useSearchParams();
  return (
    <>
      <SiteHeader />
      <OrganisationSignup
        kind={isOfficePack ? "office" : kindOf(search.get("kind"))}
        isKindFixed={isOfficePack}
        login={isOfficePack ? "/officepack/auth/signin" : "/auth/signin"}
      />
      <SiteFooter />
    </>
  );
}
