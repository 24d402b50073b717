import type { FaqEntry } from "@app/contract/faq";
import type { Locale } from "@app/contract/locales";
import { createTranslator, useTranslations } from "use-intl";
import { BackOfficeFrame } from "../chrome/back-office-frame.tsx";
import { ContentScreen } from "../features/content/content-screen.tsx";
import { releasedFaq } from "../features/home/released-faq.ts";
import { QuestionPreview } from "../features/quiz/question-preview.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { LessonPreview } from "../features/training/lesson-preview.tsx";
import { loadMessages, type Messages } from "../i18n/catalogues.ts";
import { intlLocales } from "../i18n/locale.ts";
import { DeskPage } from "../lib/back-office/desk-page.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

const releasedIn = async (locale: Locale) => {
  const messages = (await loadMessages(locale, ["home"])) as Pick<Messages, "home">;
  const t = createTranslator({
    locale: intlLocales[locale].numbers,
    messages,
    namespace: "home.faq",
  });
  return releasedFaq(t);
};

/** The catalogue of the home page in every language: what stands there while nobody writes. */
const loadReleasedFaq = async (): Promise<FaqEntry[]> => {
  const [en, fr, ar] = await Promise.all([releasedIn("en"), releasedIn("fr"), releasedIn("ar")]);
  const inThree = (place: number, part: "question" | "answer") => ({
    en: en[place]?.[part] ?? "",
    fr: fr[place]?.[part] ?? "",
    ar: ar[place]?.[part] ?? "",
  });
  return en.map((_, place) => ({
    isShown: true,
    question: inThree(place, "question"),
    answer: inThree(place, "answer"),
  }));
};

export default function Content() {
  const user = useSignedInUser();
  if (!user) return <Frame />;
  return (
    <BackOfficeFrame>
      <ContentScreen
        previewQuestion={(question) => <QuestionPreview question={question} />}
        previewLesson={(lesson) => <LessonPreview lesson={lesson} />}
        loadReleasedFaq={loadReleasedFaq}
      />
    </BackOfficeFrame>
  );
}

function Frame() {
  const t = useTranslations("content");
  return (
    <BackOfficeFrame>
      <DeskPage title={t("title")} />
    </BackOfficeFrame>
  );
}
