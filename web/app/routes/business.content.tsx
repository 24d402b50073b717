import { useTranslations } from "use-intl";
import { BackOfficeFrame } from "../chrome/back-office-frame.tsx";
import { ContentScreen } from "../features/content/content-screen.tsx";
import { loadReleasedFaq } from "../features/home/released-in-three.ts";
import { QuestionPreview } from "../features/quiz/question-preview.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { LessonPreview } from "../features/training/lesson-preview.tsx";
import { DeskPage } from "../lib/back-office/desk-page.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

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
