import { fact, factIf, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { differsTask, settleHandover } from "./settle-handover.ts";
import { type DifferingRow, findDiffering } from "./settle.queries.ts";

const factsOf = (row: DifferingRow) => [
  fact("point", "text", row.point),
  ...factIf("driver_weighed", "grams", row.driverGrams),
  ...factIf("point_weighed", "grams", row.pointGrams),
  ...factIf("said_last", "grams", row.lastGrams),
  fact("state", "word", `pickup_${row.status}`),
  ...factIf("lot", "code", row.lot),
  fact("since", "time", row.changedAt.toISOString()),
];

/** Whose copy stands; or none, and what was handed over stays as it was signed. */
const handoverDiffers: TaskKind = {
  kind: differsTask,
  group: "disputes",
  choices: [
    { id: "driver", note: "needed" },
    { id: "point", note: "needed" },
    { id: "stays", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findDiffering(db, subjectsOf(tasks)), (row) => factsOf(row).slice(0, 3)),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findDiffering(db, [subjectId]);
    return { facts: row ? factsOf(row) : [], reader: null };
  },
  decide: settleHandover,
};

export const handoversTaskKinds: readonly TaskKind[] = [handoverDiffers];
