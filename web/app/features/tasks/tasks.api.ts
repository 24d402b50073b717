import type { BodyInput, QueryOf, ResponseOf } from "@app/contract/endpoint";
import { decideTask, listTasks, ownTask, showTask } from "@app/contract/tasks";
import { call } from "../../lib/api-client.ts";

export type TaskPage = ResponseOf<typeof listTasks>;
export type ShownTask = ResponseOf<typeof showTask>;
export type Decision = BodyInput<typeof decideTask>;
export type TaskFilter = Omit<QueryOf<typeof listTasks>, "after">;

export const loadTasks = (query: QueryOf<typeof listTasks>): Promise<TaskPage> =>
  call(listTasks, { query });

export const loadTask = (id: string): Promise<ShownTask> => call(showTask, { params: { id } });

export const sendOwner = async (id: string, take: boolean, idempotencyKey: string) => {
  await call(ownTask, { params: { id }, body: { take }, idempotencyKey });
};

export const sendDecision = async (id: string, body: Decision, idempotencyKey: string) => {
  await call(decideTask, { params: { id }, body, idempotencyKey });
};
