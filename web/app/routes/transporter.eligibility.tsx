import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { EligibilityScreen } from "../features/eligibility/eligibility-screen.tsx";
import { driverQuestionnaire } from "../features/eligibility/questionnaires.ts";
import { PageHead } from "../lib/page-head.tsx";
import { session, useSession } from "../lib/session/session-store.ts";
import { profilePages } from "../lib/session/start-pages.ts";

export default function DriverEligibility() {
  const t = useTranslations("eligibility.about.transporter");
  const { user } = useSession();
  useEffect(() => void session.restore(), []);
  const isTransporter = user?.roles.includes("Transporter") ?? false;
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <SiteHeader />
      <EligibilityScreen
        questionnaire={driverQuestionnaire}
        next={
          isTransporter
            ? { to: profilePages.transporter, label: "profile" }
            : { to: "/signup/transporter", label: "signUp" }
        }
      />
      <SiteFooter />
    </>
  );
}
