import { directionOf } from "@app/contract/locales";
import type { Lesson } from "@app/contract/training";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { Steps } from "../../ui/steps.tsx";
import { Tile } from "../../ui/tile.tsx";
import { badgeTiles, groundOf } from "./badge-tiles.ts";
import { CardScreen } from "./card-screen.tsx";
import { QuestionScreen } from "./question-screen.tsx";

/** As people meet it, screen by screen; after the last question it begins again. */
export function LessonPreview({ lesson: { slug, cards, questions } }: { lesson: Lesson }) {
  const t = useTranslations("training");
  const language = useLanguage();
  const [step, setStep] = useState(1);
  const [given, setGiven] = useState<number>();
  const total = cards.length + questions.length;
  const go = (to: number) => {
    setGiven(undefined);
    setStep(to > total ? 1 : to);
  };
  const card = cards[step - 1];
  const number = step - cards.length;
  const question = questions[number - 1];
  const drawing = card ? { name: card.drawing, pair: groundOf(step - 1) } : badgeTiles[slug];
  return (
    <div className="p-4 sm:p-6">
      {/* In the language of whoever looks, whatever the lesson's is. */}
      <div dir={directionOf(language)}>
        <Steps
          label={t("lesson.progress", { step, count: total })}
          step={step}
          count={total}
          back={{ label: t("back"), onBack: () => go(step === 1 ? total : step - 1) }}
        />
      </div>
      <Tile {...drawing} className="mt-3 w-28 rounded-medium rounded-ee-turn" />
      <div className="mt-5 max-w-[36rem]">
        {card && (
          <CardScreen card={card} isLast={step === cards.length} onNext={() => go(step + 1)} />
        )}
        {question && (
          <QuestionScreen
            key={question.id}
            question={question}
            number={number}
            isLast={number === questions.length}
            given={given}
            onAnswer={setGiven}
            onNext={() => go(step + 1)}
          />
        )}
      </div>
    </div>
  );
}
