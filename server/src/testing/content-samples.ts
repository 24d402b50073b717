import type { World } from "./authorisation-world.ts";

interface Asked {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

const inThree = (text: string) => ({ en: text, fr: text, ar: text });

export const questionSample = {
  kind: "one",
  levels: ["primary", "middle"],
  lesson: "sorting",
  drawing: "bottle",
  ask: inThree("Where does the cap go?"),
  why: inThree("It travels with its bottle."),
  options: [inThree("On the bottle"), inThree("Into the bin")],
  right: [0],
} as const;

export const contentSamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "POST /api/v1/quiz-questions": () => ({ body: { question: questionSample, replaces: null } }),
  "PUT /api/v1/quiz-questions/:id/asked": async ({ server }) => {
    const { id } = await server.database.db
      .selectFrom("quiz_questions")
      .select("id")
      .where("retired_at", "is", null)
      .where("kind", "=", "one")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    return { params: { id }, body: { isAsked: false } };
  },
};
