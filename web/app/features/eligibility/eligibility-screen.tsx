import { useTranslations } from "use-intl";
import { useAppLook } from "../../lib/use-app-look.ts";
import { useFocusOn, useStep } from "../../lib/use-step.ts";
import { Steps } from "../../ui/steps.tsx";
import { Wall } from "../../ui/wall.tsx";
import { Ending, type EndingProps } from "./ending.tsx";
import { useAnswers } from "./kept-answers.ts";
import { ChoiceStep, PlaceStep } from "./question-step.tsx";
import { type Answers, nextQuestion, questions } from "./questions.ts";
import { wall } from "./wall.ts";

interface EligibilityScreenProps {
  /** Where a yes leads. */
  next: EndingProps["next"];
}

/** One question on each screen, and an ending that always leads somewhere. */
export function EligibilityScreen({ next }: EligibilityScreenProps) {
  const t = useTranslations("eligibility");
  const { answers, change } = useAnswers();
  const { asked, go, back } = useStep();
  // An address further along than the answers leads to the first question that is open.
  const step = Math.max(1, Math.min(Math.trunc(asked) || 1, nextQuestion(answers)));
  const question = questions[step - 1];
  const screen = useFocusOn(step);
  // The bar of the app has a way back of its own.
  const hasBar = useAppLook();
  const wayBack =
    step === 1
      ? { label: t("back"), to: "/partners/collectionpoint" }
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
          {question === undefined && <Ending {...{ answers, next }} onAgain={startAgain} />}
          {question === "place" && (
            <PlaceStep value={answers.place} onAnswer={(place) => answer({ place })} />
          )}
          {question !== undefined && question !== "place" && (
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
