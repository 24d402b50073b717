import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { EligibilityScreen } from "../features/eligibility/eligibility-screen.tsx";
import { pointQuestionnaire } from "../features/eligibility/questionnaires.ts";
import { PageHead } from "../lib/page-head.tsx";
import { session, useSession } from "../lib/session/session-store.ts";
import { profilePages } from "../lib/session/start-pages.ts";

export default function Eligibility() {
  const t = useTranslations("eligibility.about.point");
  const { user } = useSession();
  useEffect(() => void session.restore(), []);
  const isPoint = user?.roles.includes("Collection Point") ?? false;
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <SiteHeader />
      <EligibilityScreen
        questionnaire={pointQuestionnaire}
        next={
          isPoint
            ? { to: profilePages.point, label: "profile" }
            : { to: "/signup/collectionpoint", label: "signUp" }
        }
      />
      <SiteFooter />
    </>
  );
}
