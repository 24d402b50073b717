import type { Fact, TaskRow } from "@app/contract/tasks";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import type { ShownTask } from "./queue.queries.ts";
import type { TaskKind } from "./task-kind.ts";

export type Kinds = ReadonlyMap<string, TaskKind>;

/** One query for each kind that is there, not one for each task. */
export const findTitles = async (
  ctx: Context,
  kinds: Kinds,
  tasks: readonly ShownTask[],
): Promise<ReadonlyMap<string, Fact[]>> => {
  const byKind = [...Map.groupBy(tasks, ({ kind }) => kind)];
  const found = await Promise.all(
    byKind.map(async ([kind, ofKind]) => [...((await kinds.get(kind)?.titles(ctx, ofKind)) ?? [])]),
  );
  return new Map(found.flat());
};

export const rowOf = (
  task: ShownTask,
  { group }: TaskKind,
  title: Fact[],
  actorId: string,
): TaskRow => ({
  id: task.id,
  kind: task.kind,
  group,
  createdAt: task.createdAt.toISOString(),
  dueAt: task.dueAt.toISOString(),
  urgency: task.urgency,
  owner:
    task.ownerId === null
      ? null
      : {
          id: task.ownerId,
          name: shortName(task.ownerFirstName ?? "", task.ownerLastName ?? ""),
          isMe: task.ownerId === actorId,
        },
  title,
});
