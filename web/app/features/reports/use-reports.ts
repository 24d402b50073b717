import { useCallback, useEffect, useState } from "react";
import { useLoaded } from "../../lib/use-loaded.ts";
import { loadReports, type ReportList } from "./reports.api.ts";

/** How long until a report that is being made is asked about again. */
const pauseMs = 1500;

const isBeingMade = ({ reports }: ReportList): boolean =>
  reports.some(({ state }) => state === "waiting" || state === "writing");

/** The first page follows what the worker does; older ones come when asked. */
export const useReports = () => {
  const load = useCallback(() => loadReports(), []);
  const { data: first, failed, reload, refresh } = useLoaded(load);
  const [older, setOlder] = useState<readonly ReportList[]>([]);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!first || !isBeingMade(first)) return undefined;
    const timer = setTimeout(() => void refresh(), pauseMs);
    return () => clearTimeout(timer);
  }, [first, refresh]);

  const next = (older.at(-1) ?? first)?.next ?? null;
  const loadMore = async (): Promise<void> => {
    if (next === null || busy) return;
    setBusy(true);
    try {
      const page = await loadReports(next);
      setOlder((before) => [...before, page]);
    } catch {
      // The button stays and can be pressed again.
    } finally {
      setBusy(false);
    }
  };

  return {
    first,
    reports: [first, ...older].flatMap((page) => page?.reports ?? []),
    failed,
    reload,
    hasMore: next !== null,
    busy,
    loadMore,
  };
};
