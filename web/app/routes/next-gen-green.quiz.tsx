import { useTranslations } from "use-intl";
import { SchoolHeader } from "../chrome/school-header.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { QuizPage } from "../features/quiz/quiz-page.tsx";

export default function Quiz() {
  const t = useTranslations("quiz");
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SchoolHeader forTeachers={t("forTeachers")} />
        <QuizPage />
      </div>
      <SiteFooter />
    </>
  );
}
