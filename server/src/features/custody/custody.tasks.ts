import { type Fact, fact, factIf, settleTask, type Task, type TaskKind } from "../tasks/index.ts";
import { mismatchTask } from "./report-mismatch.ts";

const figureIn = ({ data }: Task, name: string): number | null => {
  const value = data[name];
  return typeof value === "number" ? value : null;
};

const factsOf = (task: Task): Fact[] => {
  const { day } = task.data;
  return [
    ...factIf("leaf", "count", figureIn(task, "leafIndex")),
    ...(typeof day === "string" ? [fact("day", "day", day)] : []),
    ...factIf("tree_size", "count", figureIn(task, "treeSize")),
    fact("event", "code", task.subjectId),
  ];
};

/** Nothing in the log can be set right; as long as it does not match it is told again each night. */
const mismatch: TaskKind = {
  kind: mismatchTask,
  group: "lots",
  choices: [
    { id: "explained", note: "needed" },
    { id: "refused", note: "needed" },
  ],
  titles: async (_, tasks) => new Map(tasks.map((task) => [task.id, factsOf(task).slice(0, 2)])),
  show: async (_, task) => ({ facts: factsOf(task), reader: null }),
  decide: (ctx, asked, task, { choice, note }) => settleTask(ctx, asked, task, choice, note),
};

export const custodyTaskKinds: readonly TaskKind[] = [mismatch];
