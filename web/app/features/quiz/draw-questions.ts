import { quizLength, type QuizQuestion, type SchoolLevel } from "@app/contract/quiz";

/** So many of each kind; what is missing of one is made up with single choices. */
const wanted = { sort: 2, several: 2 } as const;

/** `random` yields numbers from 0 up to, not including, 1. */
const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const rest = [...items];
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [rest[last], rest[other]] = [rest[other] as T, rest[last] as T];
  }
  return rest;
};

interface Drawing {
  level: SchoolLevel;
  /** What was asked before, the oldest first: asked again only when there is nothing else. */
  seen: readonly string[];
  random: () => number;
}

/** Ten questions of a level, of every kind, new ones first. */
export const drawQuestions = (
  questions: readonly QuizQuestion[],
  { level, seen, random }: Drawing,
): string[] => {
  const inTurn = shuffled(
    questions.filter(({ levels }) => levels.includes(level)),
    random,
  ).toSorted((a, b) => seen.lastIndexOf(a.id) - seen.lastIndexOf(b.id));
  const ofKind = (kind: QuizQuestion["kind"]) => inTurn.filter((one) => one.kind === kind);
  const special = (["sort", "several"] as const).flatMap((kind) =>
    ofKind(kind).slice(0, wanted[kind]),
  );
  const others = [...ofKind("one"), ...inTurn].filter((one) => !special.includes(one));
  const drawn = [...new Set([...special, ...others])].slice(0, quizLength);
  return shuffled(
    drawn.map(({ id }) => id),
    random,
  );
};
