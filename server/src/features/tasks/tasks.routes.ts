import * as contract from "@app/contract/tasks";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { type Route, route } from "../../http/route.ts";
import { decideTask } from "./decide-task.ts";
import { listTasks } from "./list-tasks.ts";
import { ownTask } from "./own-task.ts";
import { showTask } from "./show-task.ts";
import type { TaskKind } from "./task-kind.ts";

export const tasksRoutes = (ctx: Context, known: readonly TaskKind[]): Route[] => {
  const kinds = new Map<string, TaskKind>(known.map((kind) => [kind.kind, kind]));
  return [
    route(contract.listTasks, ({ actor, query }) => listTasks(ctx, kinds, actor, query)),
    route(contract.showTask, ({ actor, params }) => showTask(ctx, kinds, actor, params.id)),
    route(contract.ownTask, async ({ params, body, ...call }) => {
      await ownTask(ctx, askedBy(call), params.id, body.take);
      return {};
    }),
    route(contract.decideTask, async ({ params, body, ...call }) => {
      await decideTask(ctx, kinds, askedBy(call), params.id, body);
      return {};
    }),
  ];
};
