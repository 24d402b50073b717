import { movePoint } from "../desk/index.ts";
import {
  type Fact,
  fact,
  findPlace,
  findPlaces,
  findReader,
  placeFacts,
  settleTask,
  subjectsOf,
  type Task,
  type TaskKind,
} from "../tasks/index.ts";
import { scalesTask } from "./compare-scales.ts";
import { type Drift, driftsSchema } from "./scales.queries.ts";

const driftsOf = ({ data }: Task): Drift[] => driftsSchema.parse(data["drifts"]);

const percentOf = ({ expected, lost }: Drift): number =>
  expected > 0 ? Math.round((lost * 100) / expected) : -100;

const factsOfDrift = (drift: Drift): Fact[] => [
  fact("material", "word", `material_${drift.material}`),
  fact("drift", "percent", percentOf(drift)),
  fact("should_leave", "grams", drift.expected),
  fact("handed_over", "grams", drift.handedOver),
];

/** The farthest apart says how urgent it is. */
const worstOf = (drifts: readonly Drift[]): Fact[] =>
  drifts
    .toSorted((a, b) => Math.abs(percentOf(b)) - Math.abs(percentOf(a)))
    .slice(0, 1)
    .map((drift) => fact("drift", "percent", percentOf(drift)));

/** What a point weighed in does not come out of it. Tokens are not touched: who brought the bags did no wrong. */
export const scalesDiffer: TaskKind = {
  kind: scalesTask,
  group: "disputes",
  choices: [
    { id: "explained", note: "needed" },
    { id: "paused", note: "needed" },
  ],
  titles: async ({ db }, tasks) => {
    const places = await findPlaces(db, subjectsOf(tasks));
    return new Map(
      tasks.map((task) => [
        task.id,
        [...placeFacts(places.get(task.subjectId)).slice(0, 1), ...worstOf(driftsOf(task))],
      ]),
    );
  },
  show: async ({ db }, task) => {
    const place = await findPlace(db, task.subjectId);
    const facts = [...placeFacts(place), ...driftsOf(task).flatMap(factsOfDrift)];
    return { facts, reader: place?.ownerId ? await findReader(db, place.ownerId) : null };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      // Closed by somebody else meanwhile is as well.
      if (choice === "paused") await movePoint(ctx, trx, task.subjectId, { move: "pause", note });
    }),
};
