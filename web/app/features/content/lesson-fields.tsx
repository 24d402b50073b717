import type { LessonWords } from "@app/contract/lesson-words";
import { type Lesson, longestLessonText } from "@app/contract/training";
import { useTranslations } from "use-intl";
import { type InThree, InThreeFields } from "../../lib/back-office/in-three.tsx";
import type { StepFormState } from "../../lib/use-step-form.ts";

type TieField = StepFormState<string>["field"];

interface LessonFieldsProps {
  field: TieField;
  lesson: Lesson;
  words: LessonWords;
  change: (part: Partial<LessonWords>) => void;
}

interface TextProps {
  field: TieField;
  name: string;
  label: string;
  rows?: number;
  value: InThree;
  onChange: (value: InThree) => void;
}

function Text({ field, name, rows = 2, ...rest }: TextProps) {
  return (
    <InThreeFields
      {...rest}
      field={field}
      name={`words.${name}`}
      rows={rows}
      maxLength={longestLessonText}
    />
  );
}

const part = "grid grid-cols-1 gap-4 border-t-[1.5px] border-line pt-4";

/** Every text of a lesson, in its order; how many there are stays. */
export function LessonFields({ field, lesson, words, change }: LessonFieldsProps) {
  const t = useTranslations("content");
  const { title, summary, cards, questions } = words;
  return (
    <>
      <Text
        {...{ field }}
        name="title"
        label={t("lessons.title")}
        value={title}
        onChange={(value) => change({ title: value })}
      />
      <Text
        {...{ field }}
        name="summary"
        label={t("lessons.summary")}
        rows={3}
        value={summary}
        onChange={(value) => change({ summary: value })}
      />
      {cards.map((card, place) => (
        // Cards have no name but their place.
        <section key={place} className={part}>
          <h3 className="text-[1.25rem]">{t("lessons.card", { number: place + 1 })}</h3>
          <Text
            {...{ field }}
            name={`cards.${place}.title`}
            label={t("lessons.cardTitle", { number: place + 1 })}
            value={card.title}
            onChange={(value) => change({ cards: cards.with(place, { ...card, title: value }) })}
          />
          <Text
            {...{ field }}
            name={`cards.${place}.text`}
            label={t("lessons.cardText", { number: place + 1 })}
            rows={6}
            value={card.text}
            onChange={(value) => change({ cards: cards.with(place, { ...card, text: value }) })}
          />
        </section>
      ))}
      {questions.map((question, place) => (
        <QuestionFields
          key={question.id}
          {...{ field, place, question }}
          right={lesson.questions[place]?.right}
          onChange={(value) => change({ questions: questions.with(place, value) })}
        />
      ))}
    </>
  );
}

type Question = LessonWords["questions"][number];

interface QuestionFieldsProps {
  field: TieField;
  place: number;
  question: Question;
  /** The place of the right answer, which stays right. */
  right: number | undefined;
  onChange: (question: Question) => void;
}

function QuestionFields({ field, place, question, right, onChange }: QuestionFieldsProps) {
  const t = useTranslations("content");
  const { ask, options, why } = question;
  const name = `questions.${place}`;
  return (
    <section className={part}>
      <h3 className="text-[1.25rem]">{t("lessons.question", { number: place + 1 })}</h3>
      <Text
        {...{ field }}
        name={`${name}.ask`}
        label={t("field.ask")}
        value={ask}
        onChange={(value) => onChange({ ...question, ask: value })}
      />
      {options.map((option, nth) => (
        <Text
          key={nth}
          {...{ field }}
          name={`${name}.options.${nth}`}
          label={t(nth === right ? "lessons.rightAnswer" : "answer", { number: nth + 1 })}
          value={option}
          onChange={(value) => onChange({ ...question, options: options.with(nth, value) })}
        />
      ))}
      <Text
        {...{ field }}
        name={`${name}.why`}
        label={t("lessons.why")}
        rows={4}
        value={why}
        onChange={(value) => onChange({ ...question, why: value })}
      />
    </section>
  );
}
