import { useSyncExternalStore } from "react";
import type { z } from "zod/mini";
import { type KeyValueStore, tabStore } from "../../lib/storage.ts";

interface FlowSettings<State, Action> {
  name: string;
  /** Whatever an older version of the page kept and does not fit begins anew. */
  schema: z.ZodMiniType<State>;
  start: State;
  reduce: (state: State, action: Action) => State;
}

/** A sign-up of several steps: how far a person came. Stays in the tab; the server never knows. */
export const createFlow = <State, Action>(
  { name, schema, start, reduce }: FlowSettings<State, Action>,
  store: KeyValueStore = tabStore,
) => {
  const key = `signup.${name}`;
  const listeners = new Set<() => void>();
  let state: State | undefined;

  const readKept = (): State => {
    try {
      return schema.parse(JSON.parse(store.read(key) ?? "null"));
    } catch {
      return start;
    }
  };
  const read = (): State => (state ??= readKept());

  return {
    start,
    read,
    dispatch: (action: Action): void => {
      state = reduce(read(), action);
      store.write(key, JSON.stringify(state));
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The account is there: nothing of the way to it stays in the tab. */
    forget: (): void => {
      state = undefined;
      store.remove(key);
    },
  };
};

export type Flow<State, Action> = ReturnType<typeof createFlow<State, Action>>;

/** Where everybody starts, until the browser has told how far this person came. */
export const useProgress = <State, Action>(flow: Flow<State, Action>) => {
  const known = useSyncExternalStore<State | null>(flow.subscribe, flow.read, () => null);
  return { progress: known ?? flow.start, isKnown: known !== null };
};
