import { readerOf, tellBrand } from "../brand-company/index.ts";
import { fact, factIf, settleTask, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { findDifferences } from "./difference.queries.ts";
import { differenceTask } from "./difference-task.ts";

/** Neither figure is ours to change: the brand is asked, or the difference is understood. */
const difference: TaskKind = {
  kind: differenceTask,
  group: "others",
  choices: [
    { id: "asked", note: "needed" },
    { id: "explained", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findDifferences(db, subjectsOf(tasks)), (line) => [
      fact("brand", "text", line.brand),
      fact("product", "text", line.product),
      ...factIf("distributor", "text", line.distributor),
    ]),
  show: async ({ db }, { subjectId }) => {
    const [line] = await findDifferences(db, [subjectId]);
    if (!line) return { facts: [], reader: null };
    const facts = [
      fact("brand", "text", line.brand),
      ...factIf("distributor", "text", line.distributor),
      fact("product", "text", line.product),
      fact("year", "code", String(line.year)),
      fact("units_brand", "count", line.units),
      ...factIf("units_distributor", "count", line.distributorUnits),
    ];
    return { facts, reader: await readerOf(db, line.brandId) };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      const [line] = await findDifferences(trx, [task.subjectId]);
      if (choice !== "asked" || !line) return;
      await tellBrand(ctx, trx, line.brandId, {
        about: "distribution_difference",
        reference: line.product,
        reason: note,
        goOnAt: "/csr/setup/distribution",
      });
    }),
};

export const distributionTaskKinds: readonly TaskKind[] = [difference];
