import { redirect } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { AddEmailScreen } from "../features/account/email/add-email-screen.tsx";
import { dashboardOf } from "../lib/session/start-pages.ts";
import type { Route } from "./+types/consumer.addemail";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

export default function AddEmail() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <AddEmailScreen next={dashboardOf("Consumer")} />
      </div>
      <SiteFooter />
    </>
  );
}
