import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { EligibilityScreen } from "../features/eligibility/eligibility-screen.tsx";
import { brandQuestionnaire } from "../features/eligibility/questionnaires.ts";
import { PageHead } from "../lib/page-head.tsx";
import { session, useSession } from "../lib/session/session-store.ts";
import { profilePages } from "../lib/session/start-pages.ts";

export default function BrandEligibility() {
  const t = useTranslations("eligibility.about.brand");
  const { user } = useSession();
  useEffect(() => void session.restore(), []);
  const isBrand = user?.roles.includes("CSR") ?? false;
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <SiteHeader />
      <EligibilityScreen
        questionnaire={brandQuestionnaire}
        next={
          isBrand
            ? { to: profilePages.brand, label: "profile" }
            : { to: "/signup/csr", label: "signUp" }
        }
      />
      <SiteFooter />
    </>
  );
}
