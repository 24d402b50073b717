import { useState } from "react";
import { deviceStore, keptPrefix } from "../storage.ts";

/** A table as somebody likes to see it: what its address says after the question mark, under a name. */
export interface View {
  name: string;
  query: string;
}

export const viewNameLimit = 40;
const mostViews = 12;

const isView = (value: unknown): value is View =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "query" in value &&
  typeof value.query === "string";

const readViews = (key: string): readonly View[] => {
  try {
    const kept: unknown = JSON.parse(deviceStore.read(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isView).slice(0, mostViews) : [];
  } catch {
    return [];
  }
};

/** In one order, without what is only open at the moment: two that show the same are the same. */
export const queryOf = (search: URLSearchParams, passing: readonly string[] = []): string => {
  const kept = new URLSearchParams(search);
  for (const name of passing) kept.delete(name);
  kept.sort();
  return kept.toString();
};

/** The views of one table, on this device until somebody signs out: a view may hold what was typed. */
export const useViews = (table: string) => {
  const key = `${keptPrefix}views.${table}`;
  const [views, setViews] = useState(() => readViews(key));
  const keep = (next: readonly View[]) => {
    setViews(next);
    deviceStore.write(key, JSON.stringify(next));
  };
  return {
    views,
    isFull: views.length >= mostViews,
    /** One of the same name is replaced. */
    save: (view: View) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
};
