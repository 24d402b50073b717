import { useEffect, useRef, useState } from "react";
import type { KeyValueStore } from "./storage.ts";

const readDraft = <T extends object>(store: KeyValueStore, key: string, first: T): T => {
  try {
    const kept: unknown = JSON.parse(store.read(key) ?? "{}");
    const known = Object.entries(kept ?? {}).filter(
      // What an older page kept in another shape is left out.
      ([name, value]) => typeof value === typeof first[name as keyof T],
    );
    return { ...first, ...Object.fromEntries(known) };
  } catch {
    return first;
  }
};

/** What is filled in, kept on the device from the first change until it is saved. */
export const useDraftState = <T extends object>(store: KeyValueStore, key: string, first: T) => {
  const [value, setValue] = useState(() => readDraft(store, key, first));
  const isChanged = useRef(false);

  useEffect(() => {
    if (isChanged.current) store.write(key, JSON.stringify(value));
  }, [store, key, value]);

  return {
    value,
    change: (part: Partial<T>) => {
      isChanged.current = true;
      setValue((before) => ({ ...before, ...part }));
    },
    clear: () => {
      isChanged.current = false;
      store.remove(key);
    },
  };
};
