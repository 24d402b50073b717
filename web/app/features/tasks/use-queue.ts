import { taskGroups, type TaskRow } from "@app/contract/tasks";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { useComingSearch } from "../../lib/use-coming-search.ts";
import { usePages } from "../../lib/use-pages.ts";
import { loadTasks, type TaskFilter } from "./tasks.api.ts";

export const readFilter = (search: URLSearchParams): TaskFilter => {
  const group = taskGroups.find((one) => one === search.get("group"));
  return { ...(group && { group }), ...(search.get("mine") === "true" && { mine: "true" }) };
};

/** The neighbour of a task in the list; without one the first, and none at the end. */
export const neighbourOf = (
  tasks: readonly TaskRow[],
  id: string | null,
  step: 1 | -1,
): TaskRow | undefined => {
  const place = tasks.findIndex((task) => task.id === id);
  return place === -1 ? tasks[0] : tasks[place + step];
};

const setTask = (search: URLSearchParams, id: string | null): void => {
  if (id === null) search.delete("task");
  else search.set("task", id);
};

/** The part of the queue that the address names, and the task that is open. */
export const useQueue = ({ group, mine }: TaskFilter) => {
  const [search] = useSearchParams();
  const { search: coming, change } = useComingSearch();
  const load = useCallback(
    (after: string | undefined) => loadTasks({ group, mine, after }),
    [group, mine],
  );
  const list = usePages(load);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // A page that came later may repeat what a newer first one has.
  const known = new Map(list.pages.flatMap(({ tasks }) => tasks).map((task) => [task.id, task]));
  const tasks = [...known.values()].filter(({ id }) => !gone.has(id));
  const openId = search.get("task");

  const hrefOf = (id: string | null): string => {
    const next = new URLSearchParams(coming);
    setTask(next, id);
    return `?${next}`;
  };
  const open = (id: string | null) => change((next) => setTask(next, id));

  const drop = (id: string) => {
    setGone((before) => new Set(before).add(id));
    open(neighbourOf(tasks, id, 1)?.id ?? neighbourOf(tasks, id, -1)?.id ?? null);
  };

  return { list, tasks, openId, hrefOf, open, drop, first: list.pages[0] };
};
