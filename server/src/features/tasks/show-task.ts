import type { ResponseOf } from "@app/contract/endpoint";
import type { showTask as endpoint } from "@app/contract/tasks";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findShownTask } from "./queue.queries.ts";
import { findTitles, type Kinds, rowOf } from "./show-row.ts";

export const showTask = async (
  ctx: Context,
  kinds: Kinds,
  { userId }: Actor,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const task = await findShownTask(ctx.db, ctx.clock, id);
  const kind = task && kinds.get(task.kind);
  if (!kind) throw new AppError("not_found");
  const [titles, { facts, reader }] = await Promise.all([
    findTitles(ctx, kinds, [task]),
    kind.show(ctx, task),
  ]);
  return {
    task: rowOf(task, kind, titles.get(id) ?? [], userId),
    facts,
    choices: [...kind.choices],
    reader,
    decided: task.decidedAt && {
      choice: task.decision ?? "",
      at: task.decidedAt.toISOString(),
    },
  };
};
