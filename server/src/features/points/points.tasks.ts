import {
  answerPerson,
  fact,
  factsOf,
  findPlace,
  findReader,
  placeFacts,
  settleTask,
  type TaskKind,
  titlesOfPoints,
} from "../tasks/index.ts";
import { findMistakes } from "./mistakes.queries.ts";

const mostShown = 10;

const pointMistake: TaskKind = {
  kind: "point_mistake",
  group: "others",
  choices: [
    { id: "ask_owner", note: "needed" },
    { id: "nothing", note: "none" },
  ],
  titles: (ctx, tasks) => titlesOfPoints(ctx, tasks),
  show: async (ctx, { subjectId, createdAt }) => {
    const [place, mistakes] = await Promise.all([
      findPlace(ctx.db, subjectId),
      findMistakes(ctx.db, subjectId, createdAt, mostShown),
    ]);
    return {
      facts: [
        ...placeFacts(place),
        ...factsOf([["point_phone", "code", place?.phone]]),
        ...mistakes.flatMap(({ kind, note }) => [
          fact("mistake", "word", `mistake_${kind}`),
          ...factsOf([["said", "text", note]]),
        ]),
      ],
      reader: await findReader(ctx.db, place?.ownerId ?? null),
    };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      const owner = choice === "ask_owner" ? await findPlace(trx, task.subjectId) : undefined;
      if (owner?.ownerId) await answerPerson(ctx, trx, owner.ownerId, note);
    }),
};

export const pointsTaskKinds = [pointMistake];
