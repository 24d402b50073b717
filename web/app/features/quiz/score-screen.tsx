import { passMark, type QuizQuestion } from "@app/contract/quiz";
import { Award, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { Button } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";
import { ClassNotice } from "./class-notice.tsx";
import { laidTile } from "./quiz-tiles.ts";
import { marksOf, type Round } from "./round.ts";
import type { RoundState } from "./use-round.ts";

export interface RoundScreenProps {
  round: Round;
  questions: readonly QuizQuestion[];
  state: RoundState;
}

/** The wall that was laid, what to look at again, and the certificate or another round. */
export function ScoreScreen({ round, questions, state }: RoundScreenProps) {
  const t = useTranslations("quiz.score");
  const marks = marksOf(round, questions);
  const score = marks.filter(Boolean).length;
  const hasPassed = score >= passMark;
  const counts = { score, count: questions.length };
  return (
    <>
      <section className="on-dark rounded-ee-[72px] bg-green-900 text-white">
        <ScoreWall marks={marks} />
        <div className="wrap flex max-w-[44rem] items-center gap-5 py-5 lg:py-8">
          <Num className="text-number font-extrabold text-yellow-400">{score}</Num>
          <div className="min-w-0">
            <h1 tabIndex={-1} className="text-h2 outline-none">
              {hasPassed ? t("passed") : t("failed")}
            </h1>
            <p className="text-green-200">
              {t("wall", counts)} {!hasPassed && t("needed", { needed: passMark })}
            </p>
          </div>
        </div>
      </section>
      <div className="wrap flex max-w-[44rem] flex-1 flex-col pt-5 pb-6">
        {round.schoolClass && <ClassNotice round={round} schoolClass={round.schoolClass} />}
        <Revise questions={questions} marks={marks} />
        <div className="mt-auto grid gap-2.5 pt-6">
          {hasPassed && (
            <Button size="lg" turned full onClick={state.next}>
              <Award className="size-6" aria-hidden="true" />
              {t("certificate")}
            </Button>
          )}
          <Button
            size="lg"
            full
            variant={hasPassed ? "ghost" : "primary"}
            onClick={() => state.start(round.level, round.schoolClass?.code)}
          >
            {t("again")}
          </Button>
        </div>
      </div>
    </>
  );
}

function ScoreWall({ marks }: { marks: readonly (boolean | null)[] }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-5 lg:grid-cols-10">
      {marks.map((mark, place) =>
        mark ? (
          <Tile key={place} {...laidTile(place)} />
        ) : (
          <span
            key={place}
            className="tile grid place-items-center bg-ink text-[1.375rem] font-bold text-green-200"
          >
            {place + 1}
          </span>
        ),
      )}
    </div>
  );
}

interface ReviseProps {
  questions: readonly QuizQuestion[];
  marks: readonly (boolean | null)[];
}

function Revise({ questions, marks }: ReviseProps) {
  const t = useTranslations("quiz");
  const missed = questions
    .map((question, place) => ({ question, number: place + 1 }))
    .filter((_, place) => !marks[place]);
  if (missed.length === 0) return <p>{t("score.all")}</p>;
  return (
    <>
      <h2 className="text-h3">{t("score.revise")}</h2>
      <ul className="mt-2 border-b-[1.5px] border-line">
        {missed.map(({ question: { id, lesson, drawing, ask }, number }) => (
          <li key={id}>
            <Link
              to={`/training/${lesson}`}
              className="flex items-center gap-3.5 border-t-[1.5px] border-line py-3"
            >
              <Tile
                name={drawing}
                pair={2}
                className="w-13 flex-none rounded-small rounded-ee-[20px]"
              />
              <span className="min-w-0 flex-1 leading-snug">
                <b className="block">{ask}</b>
                <span className="text-[1rem] text-muted">
                  {t("score.place", { number, lesson: t(`lesson.${lesson}`) })}
                </span>
              </span>
              <ChevronRight className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
