import { useCallback, useState } from "react";
import { useLoaded } from "./use-loaded.ts";

interface NextPage {
  next: string | null;
}

/** A list that comes in pages, each after the one before: the first by itself, the others when asked. */
export const usePages = <Page extends NextPage>(
  load: (before: string | undefined) => Promise<Page>,
) => {
  const loadFirst = useCallback(() => load(undefined), [load]);
  const { data: first, failed, reload } = useLoaded(loadFirst);
  const [more, setMore] = useState<readonly Page[]>([]);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const pages = first ? [first, ...more] : [];
  const next = pages.at(-1)?.next ?? null;

  const loadMore = async (): Promise<void> => {
    if (next === null || busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const page = await load(next);
      setMore((before) => [...before, page]);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return {
    pages,
    isLoading: !first && !failed,
    /** The first page did not come. */
    failed: !first && failed,
    /** A later one did not. */
    hasFailed,
    hasMore: next !== null,
    busy,
    loadMore,
    reload,
  };
};
export type Pages = ReturnType<typeof usePages>;
