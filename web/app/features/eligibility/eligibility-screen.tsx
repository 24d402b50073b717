import { useTranslations } from "use-intl";
import { useAppLook } from "../../lib/use-app-look.ts";
import { useFocusOn, useStep } from "../../lib/use-step.ts";
import { Steps } from "../../ui/steps.tsx";
import { Wall } from "../../ui/wall.tsx";
import { Ending, type EndingProps } from "./ending.tsx";
import { useAnswers } from "./kept-answers.ts";
import { AreaStep } from "./area-step.tsx";
import { ChoiceStep } from "./question-step.tsx";
import { PlaceStep } from "./place-step.tsx";
import type { Questionnaire } from "./questionnaires.ts";
import { type Answers, nextQuestion } from "./questions.ts";

interface EligibilityScreenProps {
  questionnaire: Questionnaire;
  /** Where a yes leads. */
  next: EndingProps["next"];
}

/** One question on each screen, and an ending that always leads somewhere. */
export function EligibilityScreen({ questionnaire, next }: EligibilityScreenProps) {
  const t = useTranslations("eligibility");
  const { name, questions, landing, wall } = questionnaire;
  const { answers, change } = useAnswers(name);
  const { asked, go, back } = useStep();
  // An address further along than the answers leads to the first question that is open.
  const step = Math.max(1, Math.min(Math.trunc(asked) || 1, nextQuestion(questions, answers)));
  const question = questions[step - 1];
  const screen = useFocusOn(step);
  // The bar of the app has a way back of its own.
  const hasBar = useAppLook();
  const wayBack =
    step === 1
      ? { label: t("back"), to: landing }
      : { label: t("back"), onBack: () => void back(step) };

  const answer = (given: Answers) => {
    change({ ...answers, ...given });
    void go(step + 1);
  };
  const startAgain = () => {
    change({});
    void go(1);
  };

  return (
    <main
      id="content"
      className="wrap grid flex-1 grid-cols-1 items-start gap-16 pt-3 pb-10 lg:grid-cols-2 lg:items-center lg:py-16"
    >
      <div ref={screen} className="mx-auto w-full max-w-[34rem]">
        <Steps
          label={t("progress", { step: Math.min(step, questions.length), count: questions.length })}
          step={step}
          count={questions.length}
          back={hasBar ? undefined : wayBack}
        />
        <div className="mt-4">
          {question === undefined && (
            <Ending {...{ questionnaire, answers, next }} onAgain={startAgain} />
          )}
          {question === "place" && (
            <PlaceStep value={answers.place} onAnswer={(place) => answer({ place })} />
          )}
          {question === "area" && (
            <AreaStep value={answers.area} onAnswer={(area) => answer({ area })} />
          )}
          {question !== undefined && question !== "place" && question !== "area" && (
            <ChoiceStep
              key={question}
              question={question}
              value={answers[question]}
              onAnswer={(value) => answer({ [question]: value })}
            />
          )}
        </div>
      </div>
      <Wall
        tiles={wall}
        className="grid-cols-3 overflow-hidden rounded-medium rounded-ee-[96px] max-lg:hidden"
      />
    </main>
  );
}
