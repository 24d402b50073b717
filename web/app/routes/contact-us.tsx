import { redirect } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { ContactPage } from "../features/contact/contact-page.tsx";
import type { Route } from "./+types/contact-us";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

export default function ContactUs() {
  return (
    <>
      <SiteHeader />
      <ContactPage />
      <SiteFooter />
    </>
  );
}
