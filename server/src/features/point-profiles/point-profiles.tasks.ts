import { localizedTextSchema } from "@app/contract/localized-text";
import { pointDecisions } from "@app/contract/point-changes";
import { AppError } from "../../app-error.ts";
import {
  answerPerson,
  type Fact,
  fact,
  factsOf,
  findPlace,
  findReader,
  placeFacts,
  settleTask,
  type TaskKind,
  titlesOfPoints,
} from "../tasks/index.ts";
import { approvalKind, changedKind } from "./approval-task.ts";
import { decidePoint } from "./decide-point.ts";
import { findReviewed } from "./review.queries.ts";

type Reviewed = NonNullable<Awaited<ReturnType<typeof findReviewed>>>;

const factsOfFile = (point: Reviewed): Fact[] => [
  ...factsOf([
    ["address", "text", point.address],
    ["pin", "code", point.pin],
    ["point_kind", "word", `point_${point.kind}`],
    ["point_phone", "code", point.phone],
    ["square_meters", "count", point.squareMeters],
    ["scale_kilograms", "count", point.scaleKilograms],
    ["register_number", "code", point.registerNumber],
    ["tax_number", "code", point.taxNumber],
    ["handed_in", "time", point.submittedAt?.toISOString()],
  ]),
  ...point.materials.map((material) => fact("takes", "word", `material_${material}`)),
];

const pointApproval: TaskKind = {
  kind: approvalKind,
  group: "checks",
  choices: [
    { id: "approved", note: "optional" },
    { id: "more_info", note: "needed" },
    { id: "refused", note: "needed" },
  ],
  titles: (ctx, tasks) => titlesOfPoints(ctx, tasks),
  show: async (ctx, { subjectId }) => {
    const [place, point] = await Promise.all([
      findPlace(ctx.db, subjectId),
      findReviewed(ctx.db, subjectId),
    ]);
    return {
      facts: [...placeFacts(place), ...(point ? factsOfFile(point) : [])],
      reader: await findReader(ctx.db, place?.ownerId ?? null),
    };
  },
  decide: (ctx, asked, { subjectId }, { choice, note }) => {
    const decision = pointDecisions.find((one) => one === choice);
    if (!decision) throw new AppError("invalid_request");
    return decidePoint(ctx, asked, subjectId, { decision, note });
  },
};

const pointChanged: TaskKind = {
  kind: changedKind,
  group: "checks",
  choices: [
    { id: "fine", note: "none" },
    { id: "ask_owner", note: "needed" },
  ],
  titles: (ctx, tasks) => titlesOfPoints(ctx, tasks),
  show: async (ctx, { subjectId, data }) => {
    const [place, point] = await Promise.all([
      findPlace(ctx.db, subjectId),
      findReviewed(ctx.db, subjectId),
    ]);
    const moved = data["movedMeters"];
    return {
      facts: [
        ...placeFacts(place),
        ...factsOf([
          ["name_before", "text", localizedTextSchema.safeParse(data["before"]).data],
          ["moved_meters", "count", typeof moved === "number" ? moved : null],
          ["address", "text", point?.address],
          ["pin", "code", point?.pin],
          ["point_phone", "code", point?.phone],
        ]),
      ],
      reader: await findReader(ctx.db, place?.ownerId ?? null),
    };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      if (choice !== "ask_owner") return;
      const place = await findPlace(trx, task.subjectId);
      if (place?.ownerId) await answerPerson(ctx, trx, place.ownerId, note);
    }),
};

export const pointProfilesTaskKinds = [pointApproval, pointChanged];
