import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import { type listTasks as endpoint, taskGroups } from "@app/contract/tasks";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { countQueue, findQueue } from "./queue.queries.ts";
import { findTitles, type Kinds, rowOf } from "./show-row.ts";
import type { TaskKind } from "./task-kind.ts";

const pageSize = 50;

type Answer = ResponseOf<typeof endpoint>;
type Filter = QueryOf<typeof endpoint>;
type Counted = Awaited<ReturnType<typeof countQueue>>[number] & { group: string };

const sum = (counted: readonly Counted[], isWanted: (one: Counted) => boolean): number =>
  counted.filter(isWanted).reduce((total, { count }) => total + count, 0);

const countsOf = (counted: readonly Counted[]): Answer["counts"] => ({
  all: sum(counted, () => true),
  mine: sum(counted, ({ isMine }) => isMine),
  late: sum(counted, ({ urgency }) => urgency === "late"),
  groups: Object.fromEntries(
    taskGroups.map((group) => [group, sum(counted, (one) => one.group === group)]),
  ) as Answer["counts"]["groups"],
});

const urgenciesOf = (counted: readonly Counted[], { group, mine }: Filter): Answer["urgencies"] => {
  const asked = counted.filter((one) => (!group || one.group === group) && (!mine || one.isMine));
  return {
    late: sum(asked, ({ urgency }) => urgency === "late"),
    today: sum(asked, ({ urgency }) => urgency === "today"),
    later: sum(asked, ({ urgency }) => urgency === "later"),
  };
};

const ofGroup = (kinds: Kinds, { group }: Filter): TaskKind[] =>
  [...kinds.values()].filter((kind) => !group || kind.group === group);

export const listTasks = async (
  ctx: Context,
  kinds: Kinds,
  { userId }: Actor,
  filter: Filter,
): Promise<Answer> => {
  const asked = {
    kinds: ofGroup(kinds, filter).map(({ kind }) => kind),
    ownerId: filter.mine ? userId : null,
    after: filter.after ?? null,
  };
  const [found, counts] = await Promise.all([
    findQueue(ctx.db, ctx.clock, asked, pageSize + 1),
    countQueue(ctx.db, ctx.clock, userId),
  ]);
  const page = found.slice(0, pageSize);
  const titles = await findTitles(ctx, kinds, page);
  const counted = counts.flatMap((one) => {
    const group = kinds.get(one.kind)?.group;
    return group ? [{ ...one, group }] : [];
  });
  return {
    tasks: page.flatMap((task) => {
      const kind = kinds.get(task.kind);
      return kind ? [rowOf(task, kind, titles.get(task.id) ?? [], userId)] : [];
    }),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    counts: countsOf(counted),
    urgencies: urgenciesOf(counted, filter),
  };
};
