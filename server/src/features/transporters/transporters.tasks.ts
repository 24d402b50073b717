import { pointDecisions } from "@app/contract/point-changes";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import {
  answerPerson,
  type Fact,
  fact,
  factsOf,
  findReader,
  settleTask,
  type Task,
  type TaskKind,
} from "../tasks/index.ts";
import { approvalKind, changedKind } from "./approval-task.ts";
import { decideTransporter } from "./decide-transporter.ts";
import { type FileRow, findFiles } from "./review.queries.ts";
import { findVehicles } from "./transporters.queries.ts";

const titleOf = ({ firstName, lastName, payloadGrams, wilayas }: FileRow): Fact[] => [
  fact("driver", "text", shortName(firstName, lastName)),
  fact("payload", "grams", payloadGrams),
  ...wilayas.slice(0, 1).map((wilaya) => fact("wilaya", "place", wilaya)),
];

const titles = async (
  ctx: Context,
  tasks: readonly Task[],
): Promise<ReadonlyMap<string, Fact[]>> => {
  const ids = tasks.map(({ subjectId }) => subjectId);
  const files = new Map((await findFiles(ctx.db, ids)).map((file) => [file.id, titleOf(file)]));
  return new Map(tasks.map(({ id, subjectId }) => [id, files.get(subjectId) ?? []]));
};

const factsOfFile = (file: FileRow | undefined): Fact[] =>
  file
    ? [
        ...factsOf([
          ["driver", "text", `${file.firstName} ${file.lastName}`],
          ["phone", "code", file.phone],
          ["licence_number", "code", file.licenceNumber],
          ["licence_category", "code", file.licenceCategory],
          ["licence_until", "day", file.licenceUntil],
          ["register_number", "code", file.registerNumber],
          ["register_until", "day", file.registerUntil],
          ["handed_in", "time", file.submittedAt?.toISOString()],
        ]),
        fact("wilayas", "text", file.wilayas.join(", ")),
      ]
    : [];

const show = async (ctx: Context, { subjectId }: Task) => {
  const [[file], vehicles, reader] = await Promise.all([
    findFiles(ctx.db, [subjectId]),
    findVehicles(ctx.db, subjectId),
    findReader(ctx.db, subjectId),
  ]);
  const vans = vehicles.flatMap(({ plate, payloadGrams, insuranceUntil }) => [
    fact("plate", "code", plate),
    fact("payload", "grams", payloadGrams),
    fact("insurance_until", "day", insuranceUntil),
  ]);
  return { facts: [...factsOfFile(file), ...vans], reader };
};

const transporterApproval: TaskKind = {
  kind: approvalKind,
  group: "checks",
  choices: [
    { id: "approved", note: "optional" },
    { id: "more_info", note: "needed" },
    { id: "refused", note: "needed" },
  ],
  titles,
  show,
  decide: (ctx, asked, { subjectId }, { choice, note }) => {
    const decision = pointDecisions.find((one) => one === choice);
    if (!decision) throw new AppError("invalid_request");
    return decideTransporter(ctx, asked, subjectId, { decision, note, papers: [] });
  },
};

const transporterChanged: TaskKind = {
  kind: changedKind,
  group: "checks",
  choices: [
    { id: "fine", note: "none" },
    { id: "ask_driver", note: "needed" },
  ],
  titles,
  show: async (ctx, task) => {
    const { facts, reader } = await show(ctx, task);
    const step = task.data["step"];
    const changed = typeof step === "string" ? [fact("changed", "word", `step_${step}`)] : [];
    return { facts: [...changed, ...facts], reader };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      if (choice === "ask_driver") await answerPerson(ctx, trx, task.subjectId, note);
    }),
};

export const transportersTaskKinds = [transporterApproval, transporterChanged];
