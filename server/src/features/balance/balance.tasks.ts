import { blockChoices, decideBlock } from "../claims/index.ts";
import { fact, factIf, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { findGaps, type GapRow } from "./gaps.queries.ts";
import { scalesDiffer } from "./scales.tasks.ts";

const factsOf = ({ point, phone, gaps }: GapRow) => [
  fact("point", "text", point),
  ...factIf("phone", "code", phone),
  ...gaps.flatMap(({ material, day, collected, corrected, handed, stock, gap }) => [
    fact("material", "word", `material_${material}`),
    fact("day", "day", day),
    fact("gap", "grams", gap),
    fact("collected", "grams", collected),
    fact("corrected", "grams", corrected),
    fact("handed_over", "grams", handed),
    fact("in_stock", "grams", stock),
  ]),
];

/** What a point took in is not what it has, gave away and lost. */
const massGap: TaskKind = {
  kind: "mass_gap",
  group: "lots",
  choices: blockChoices,
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findGaps(db, subjectsOf(tasks)), ({ point, gaps }) => [
      fact("point", "text", point),
      ...gaps.slice(0, 1).map(({ gap }) => fact("gap", "grams", gap)),
    ]),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findGaps(db, [subjectId]);
    return { facts: row ? factsOf(row) : [], reader: null };
  },
  decide: decideBlock("balance"),
};

export const balanceTaskKinds: readonly TaskKind[] = [massGap, scalesDiffer];
