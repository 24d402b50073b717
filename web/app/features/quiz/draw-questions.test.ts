import { quizLength, type QuizQuestion, schoolLevels } from "@app/contract/quiz";
import { describe, expect, it } from "vitest";
import { drawQuestions } from "./draw-questions.ts";

const kinds = ["one", "one", "one", "several", "sort"] as const;

/** Only what drawing looks at. */
const pool = Array.from({ length: 60 }, (_, place) => ({
  id: `q-${place}`,
  kind: kinds[place % kinds.length],
  levels: place % 4 === 0 ? ["primary", "middle", "high"] : [schoolLevels[place % 3]],
})) as unknown as QuizQuestion[];

const byId = (id: string) => pool.find((one) => one.id === id);

/** The same numbers for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const seeds = Array.from({ length: 100 }, (_, seed) => seed);

describe.each(schoolLevels)("the questions of a round, %s", (level) => {
  it.each(seeds)("are ten of the level, of every kind, and new ones the next time: %d", (seed) => {
    const random = randomOf(seed);
    const first = drawQuestions(pool, { level, seen: [], random });
    expect(new Set(first).size).toBe(quizLength);
    const drawn = first.map(byId);
    expect(drawn.every((one) => one?.levels.includes(level))).toBe(true);
    expect(drawn.filter((one) => one?.kind === "sort")).toHaveLength(2);
    expect(drawn.filter((one) => one?.kind === "several")).toHaveLength(2);
    const second = drawQuestions(pool, { level, seen: first, random });
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  it("are still ten when everything was seen, and when a kind is missing", () => {
    const seen = pool.map(({ id }) => id);
    const random = randomOf(7);
    expect(drawQuestions(pool, { level, seen, random })).toHaveLength(quizLength);
    const plain = pool.filter(({ kind }) => kind === "one");
    expect(drawQuestions(plain, { level, seen, random })).toHaveLength(quizLength);
  });
});
