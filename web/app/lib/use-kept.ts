import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, OfflineError } from "./api-client.ts";
import { deviceStore, keptPrefix } from "./storage.ts";

export type KeptProblem = "offline" | "forbidden" | "failed";

export interface Kept<T> {
  data: T | undefined;
  /** When the data left the server, in milliseconds. */
  at: number | undefined;
  /** It came since the page was opened: only then what is not in it is not there. */
  isFresh: boolean;
  /** Why the newest data could not be had. */
  problem: KeptProblem | undefined;
  reload: () => Promise<void>;
}

interface KeptSource<T> {
  name: string;
  load: () => Promise<T>;
  /** Throws when what an older version of the page kept no longer fits. */
  parse: (value: unknown) => T;
}

type Shown<T> = Omit<Kept<T>, "reload">;

const problemOf = (error: unknown): KeptProblem => {
  if (error instanceof OfflineError) return "offline";
  return error instanceof ApiError && error.status === 403 ? "forbidden" : "failed";
};

const readKept = <T>({ name, parse }: KeptSource<T>): Shown<T> => {
  try {
    const { at, data } = JSON.parse(deviceStore.read(keptPrefix + name) ?? "");
    return { at: Number(at), data: parse(data), isFresh: false, problem: undefined };
  } catch {
    return { at: undefined, data: undefined, isFresh: false, problem: undefined };
  }
};

/**
 * The last answer at once, the newest as soon as it comes, and again when the network is back.
 * `source` is a constant of the module that asks.
 */
export const useKept = <T>(source: KeptSource<T>): Kept<T> => {
  const [shown, setShown] = useState(() => readKept(source));
  const newestTurn = useRef(0);
  const keptTurn = useRef(0);

  const reload = useCallback(async () => {
    newestTurn.current += 1;
    const turn = newestTurn.current;
    const settle = (change: (before: Shown<T>) => Shown<T>) => {
      if (turn === newestTurn.current) setShown(change);
    };
    try {
      const data = await source.load();
      const at = Date.now();
      // An older answer that comes late is better than none, but not than a newer one.
      if (turn > keptTurn.current) {
        keptTurn.current = turn;
        deviceStore.write(keptPrefix + source.name, JSON.stringify({ at, data }));
      }
      settle(() => ({ data, at, isFresh: true, problem: undefined }));
    } catch (error) {
      settle((before) => ({ ...before, problem: problemOf(error) }));
    }
  }, [source]);

  useEffect(() => {
    const again = () => void reload();
    again();
    addEventListener("online", again);
    return () => {
      newestTurn.current += 1;
      removeEventListener("online", again);
    };
  }, [reload]);

  return { ...shown, reload };
};
