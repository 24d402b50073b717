import { useTranslations } from "use-intl";
import { SchoolHeader } from "../chrome/school-header.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { LandingPage } from "../features/schools/landing-page.tsx";

export default function NextGenGreen() {
  const t = useTranslations("schools");
  return (
    <>
      <SchoolHeader forTeachers={t("forTeachers")} />
      <LandingPage />
      <SiteFooter />
    </>
  );
}
