import { useCallback, useEffect, useRef, useState } from "react";

interface Loaded<T> {
  data: T | undefined;
  failed: boolean;
}

/** Loads when it appears, and again when asked or when the network is back after a failure. */
export const useLoaded = <T>(load: () => Promise<T>) => {
  const [state, setState] = useState<Loaded<T>>({ data: undefined, failed: false });
  const newestTurn = useRef(0);

  const reload = useCallback(async () => {
    newestTurn.current += 1;
    const turn = newestTurn.current;
    const settle = (change: (before: Loaded<T>) => Loaded<T>) => {
      if (turn === newestTurn.current) setState(change);
    };
    try {
      const data = await load();
      settle(() => ({ data, failed: false }));
    } catch {
      settle((before) => ({ ...before, failed: true }));
    }
  }, [load]);

  useEffect(() => {
    const again = () => void reload();
    again();
    addEventListener("online", again);
    return () => {
      newestTurn.current += 1;
      removeEventListener("online", again);
    };
  }, [reload]);

  return { ...state, reload: () => void reload(), /** To be waited for. */ refresh: reload };
};
