import { useLayoutEffect, useMemo, useRef } from "react";
import { useKeys } from "../../lib/back-office/use-keys.ts";

type Keys = Readonly<Record<string, () => void>>;

/** Keys whose acts know what is on the page at the moment; which keys there are stays the same. */
export const useLiveKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  // With what is seen, not after it: a quick hand presses what it has just read.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const names = Object.keys(keys).join(" ");
  const stable = useMemo(
    () =>
      Object.fromEntries(
        names.split(" ").map((name) => [name, () => latest.current[name]?.()] as const),
      ),
    [names],
  );
  useKeys(stable);
};
