import { fact, settleTask, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { findLow } from "./low.queries.ts";

/** Filling it closes this by itself; here somebody says that it is ordered, or that it stays low. */
const budgetLow: TaskKind = {
  kind: "budget_low",
  group: "money",
  choices: [
    { id: "ordered", note: "needed" },
    { id: "left", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findLow(db, subjectsOf(tasks)), ({ name, left }) => [
      fact("budget", "text", name),
      fact("left", "tokens", left),
    ]),
  show: async ({ db }, { subjectId }) => {
    const [budget] = await findLow(db, [subjectId]);
    const facts = budget
      ? [
          fact("budget", "text", budget.name),
          fact("left", "tokens", budget.left),
          fact("filled", "tokens", budget.filled),
          fact("state", "word", `budget_${budget.stage}`),
          fact("waiting", "count", budget.waiting),
        ]
      : [];
    return { facts, reader: null };
  },
  decide: (ctx, asked, task, { choice, note }) => settleTask(ctx, asked, task, choice, note),
};

export const budgetsTaskKinds: readonly TaskKind[] = [budgetLow];
