import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { useFocusOn } from "../../lib/use-step.ts";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { CertificateForm } from "./certificate-form.tsx";
import { QuestionScreen } from "./question-screen.tsx";
import { loadQuestions } from "./quiz.api.ts";
import { marksOf } from "./round.ts";
import { type RoundScreenProps, ScoreScreen } from "./score-screen.tsx";
import { StartScreen } from "./start-screen.tsx";
import { useRound } from "./use-round.ts";

/** Level, ten questions, score, certificate: one screen after the other, with or without a network. */
export function QuizPage() {
  const t = useTranslations("quiz");
  const isOnline = useOnline();
  const { data: all, failed, reload } = useLoaded(loadQuestions);
  const state = useRound(all);
  const { round, questions, step } = state;
  const screen = useFocusOn(step);
  return (
    <>
      <PageHead title={t("choose.title")} description={t("choose.description")} />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main id="content" className="flex flex-1 flex-col text-[1.125rem]">
        <div ref={screen} className="flex flex-1 flex-col">
          {step > 1 && round && questions ? (
            <RoundScreen round={round} questions={questions} state={state} />
          ) : (
            <StartScreen
              state={state}
              isReady={all !== undefined}
              failed={failed}
              onRetry={reload}
            />
          )}
        </div>
      </main>
    </>
  );
}

function RoundScreen(props: RoundScreenProps) {
  const { round, questions, state } = props;
  const question = questions[state.step - 2];
  if (state.isCertificate) return <CertificateForm {...props} />;
  if (!question) return <ScoreScreen {...props} />;
  return (
    <QuestionScreen
      key={question.id}
      question={question}
      number={state.step - 1}
      round={round}
      marks={marksOf(round, questions)}
      state={state}
    />
  );
}
