import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { SchoolHeader } from "../chrome/school-header.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { ApplicationPage } from "../features/schools/application-page.tsx";
import type { Route } from "./+types/next-gen-green.school-form";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

export default function SchoolForm() {
  const t = useTranslations("schools");
  return (
    <>
      <SchoolHeader forTeachers={t("forTeachers")} />
      <div className="flex min-h-dvh flex-col">
        <ApplicationPage />
      </div>
      <SiteFooter />
    </>
  );
}
