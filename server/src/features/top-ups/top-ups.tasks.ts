import { AppError } from "../../app-error.ts";
import { fact, factIf, settleTask, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { decideTopUp } from "./decide-top-up.ts";
import { type DoubtfulRow, findDoubtful, findStuck } from "./doubtful.queries.ts";
import { stuckTask, unknownTask } from "./settle-top-up.ts";

const reasonIn = (data: Record<string, unknown>) => {
  const { reason } = data;
  return factIf("said_by_provider", "text", typeof reason === "string" ? reason : null);
};

const titleOf = ({ partner, dinars }: DoubtfulRow) => [
  fact("partner", "text", partner),
  fact("credit", "centimes", dinars * 100),
];

const topUpUnknown: TaskKind = {
  kind: unknownTask,
  group: "money",
  choices: [
    { id: "fulfilled", note: "needed" },
    { id: "refunded", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findDoubtful(db, subjectsOf(tasks)), titleOf),
  show: async ({ db }, { subjectId, data }) => {
    const [row] = await findDoubtful(db, [subjectId]);
    const facts = row
      ? [
          ...titleOf(row),
          fact("voucher", "code", row.code),
          ...factIf("provider_reference", "code", row.reference),
          fact("price", "tokens", row.tokens),
          fact("exchanged_at", "time", row.createdAt.toISOString()),
          fact("attempts", "count", row.attempts),
        ]
      : [];
    return { facts: [...facts, ...reasonIn(data)], reader: null };
  },
  decide: (ctx, asked, { subjectId: id }, { choice, note }) => {
    if (choice !== "fulfilled" && choice !== "refunded") throw new AppError("not_found");
    return decideTopUp(ctx, asked, { id, outcome: choice, note });
  },
};

/** It closes by itself when credit leaves again. */
const topUpsStuck: TaskKind = {
  kind: stuckTask,
  group: "money",
  choices: [
    { id: "told", note: "needed" },
    { id: "waits", note: "optional" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findStuck(db, subjectsOf(tasks)), ({ partner, waiting }) => [
      fact("partner", "text", partner),
      fact("waiting", "count", waiting),
    ]),
  show: async ({ db }, { subjectId, data }) => {
    const [row] = await findStuck(db, [subjectId]);
    const facts = row
      ? [fact("partner", "text", row.partner), fact("waiting", "count", row.waiting)]
      : [];
    return { facts: [...facts, ...reasonIn(data)], reader: null };
  },
  decide: (ctx, asked, task, { choice, note }) => settleTask(ctx, asked, task, choice, note),
};

export const topUpsTaskKinds: readonly TaskKind[] = [topUpUnknown, topUpsStuck];
