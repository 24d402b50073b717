import type { decideTask as endpoint } from "@app/contract/tasks";
import { taskNoteLetters } from "@app/contract/tasks";
import type { BodyOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { findTask } from "./queue.queries.ts";
import type { Chosen, TaskKind } from "./task-kind.ts";

/** What was chosen, if the kind has such a choice and everything that goes with it is there. */
const checked = (
  { choices }: TaskKind,
  { choice: id, note, figure }: BodyOf<typeof endpoint>,
): Chosen => {
  const choice = choices.find((one) => one.id === id);
  if (!choice) throw new AppError("invalid_request", { fields: { choice: ["choice"] } });
  const isShort = note.length < taskNoteLetters.least;
  if (choice.note === "needed" && isShort)
    throw new AppError("invalid_request", { fields: { note: ["too_short"] } });
  if ((choice.figure === undefined) !== (figure === undefined))
    throw new AppError("invalid_request", { fields: { figure: ["figure"] } });
  return { choice: id, note: choice.note === "none" ? "" : note, figure: figure ?? null };
};

/** A repeat under the same key is known to the operation behind, so a decided task is let through. */
export const decideTask = async (
  ctx: Context,
  kinds: ReadonlyMap<string, TaskKind>,
  asked: Asked,
  id: string,
  body: BodyOf<typeof endpoint>,
): Promise<void> => {
  const task = await findTask(ctx.db, id);
  const kind = task && kinds.get(task.kind);
  if (!kind) throw new AppError("not_found");
  await kind.decide(ctx, asked, task, checked(kind, body));
};
