import { AppError } from "../../app-error.ts";
import {
  fact,
  factsOf,
  findPlace,
  findPlaces,
  findReader,
  placeFacts,
  settleTask,
  type Task,
  type TaskKind,
} from "../tasks/index.ts";
import { holdDeposit } from "./hold-deposit.ts";
import { reviewTask } from "./judge-deposits.ts";
import { findReviewed } from "./review.queries.ts";

const depositOf = ({ data }: Task): string => {
  const id = data["depositId"];
  if (typeof id !== "string") throw new AppError("not_found");
  return id;
};

const depositReview: TaskKind = {
  kind: reviewTask,
  group: "disputes",
  choices: [
    { id: "fine", note: "none" },
    { id: "held", note: "needed" },
  ],
  titles: async (ctx, tasks) => {
    const deposits = await findReviewed(ctx.db, tasks.map(depositOf));
    const byId = new Map(deposits.map((deposit) => [deposit.id, deposit]));
    const pointIds = deposits.flatMap(({ pointId }) => pointId ?? []);
    const places = await findPlaces(ctx.db, pointIds);
    return new Map(
      tasks.map((task) => {
        const deposit = byId.get(depositOf(task));
        if (!deposit) return [task.id, []];
        const place = placeFacts(places.get(deposit.pointId ?? "")).slice(0, 1);
        return [task.id, [fact("weighed", "grams", deposit.grams), ...place]];
      }),
    );
  },
  show: async (ctx, task) => {
    const [deposit] = await findReviewed(ctx.db, [depositOf(task)]);
    if (!deposit) return { facts: [], reader: null };
    const place = deposit.pointId ? await findPlace(ctx.db, deposit.pointId) : undefined;
    return {
      facts: [
        ...factsOf([
          ["weighed", "grams", deposit.grams],
          ["material", "word", `material_${deposit.material}`],
          ["tokens", "tokens", deposit.tokens],
          ["weighed_at", "time", deposit.occurredAt.toISOString()],
          ["identified", "word", `identified_${deposit.identifiedBy}`],
        ]),
        ...placeFacts(place),
        ...deposit.signals.flatMap(({ rule, score }) => [
          fact("signal", "word", `signal_${rule}`),
          fact("signal_score", "count", score),
        ]),
      ],
      reader: await findReader(ctx.db, deposit.citizenId),
    };
  },
  decide: async (ctx, asked, task, { choice, note }) => {
    if (choice === "fine") await settleTask(ctx, asked, task, choice, note);
    else {
      const { subjectId } = task;
      await holdDeposit(ctx, asked, { id: depositOf(task), note, subjectId });
    }
  },
};

export const fraudTaskKinds = [depositReview];
