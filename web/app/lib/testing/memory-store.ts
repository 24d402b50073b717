import type { KeyValueStore } from "../storage.ts";

/** A device's memory for a test, with a view of what is in it. */
export const memoryStore = (): KeyValueStore & { keys: () => string[] } => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    removeStartingWith: (prefix) => {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
    },
    keys: () => [...values.keys()].toSorted(),
  };
};
