import type { ListedPoint } from "@app/contract/points";
import { useEffect, useState } from "react";
import { OfflineError } from "../../lib/api-client.ts";
import { useWhenOnline } from "../../lib/use-when-online.ts";
import { keepPoints, useKeptPoints } from "./kept-points.ts";
import { fetchPoints, type PageOfPoints } from "./map.api.ts";
import type { Position } from "../../lib/distance.ts";
import type { PointFilters } from "./point-filters.ts";

export type ListProblem = "offline" | "failed";

interface List {
  /** What was asked for; a list of an earlier question stays on the screen until the next comes. */
  request: string;
  points: ListedPoint[];
  total: number;
  pages: number;
  at: number;
}

interface Question {
  filters: PointFilters;
  position: Position | null;
}

const problemOf = (error: unknown): ListProblem =>
  error instanceof OfflineError ? "offline" : "failed";

const listOf = (request: string, page: PageOfPoints, at = Date.now()): List => ({
  request,
  points: page.points,
  total: page.total,
  pages: 1,
  at,
});

/** While people walk, a point may move from one page to the next: nobody sees it twice. */
const withPage = (list: List, { points, total }: PageOfPoints): List => {
  const known = new Set(list.points.map(({ id }) => id));
  const fresh = points.filter(({ id }) => !known.has(id));
  return { ...list, points: [...list.points, ...fresh], total, pages: list.pages + 1 };
};

/** The list for a question: what the server sent along, what this phone kept, then what is new. */
export const usePoints = (
  filters: PointFilters,
  position: Position | null,
  first: PageOfPoints | null,
) => {
  const [turn, setTurn] = useState(0);
  const request = JSON.stringify({ filters, position, turn });
  const [loaded, setList] = useState(() => (first ? listOf(request, first) : null));
  const kept = useKeptPoints(loaded === null);
  const list = loaded ?? (kept && listOf("kept", kept, kept.at));
  const [failure, setFailure] = useState<{ request: string; problem: ListProblem } | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const isCurrent = list?.request === request;
  const problem = failure?.request === request ? failure.problem : undefined;
  const reload = () => setTurn(turn + 1);

  useEffect(() => {
    if (isCurrent) return undefined;
    const leaving = new AbortController();
    const asked = JSON.parse(request) as Question;
    fetchPoints(asked.filters, asked.position, 1, leaving.signal)
      .then((page) => setList(listOf(request, page)))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFailure({ request, problem: problemOf(error) });
      });
    return () => leaving.abort();
  }, [request, isCurrent]);

  useEffect(() => {
    if (loaded && isCurrent) keepPoints(loaded);
  }, [loaded, isCurrent]);

  useWhenOnline(() => {
    if (!isCurrent || problem !== undefined) reload();
  });

  const loadMore = async () => {
    if (!list || !isCurrent) return;
    setLoadingMore(true);
    try {
      const page = await fetchPoints(filters, position, list.pages + 1);
      setList((before) => (before?.request === request ? withPage(before, page) : before));
    } catch (error) {
      setFailure({ request, problem: problemOf(error) });
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    list,
    problem,
    isLoading: !isCurrent && problem === undefined,
    /** Whether the list answers the question, and is not one of before. */
    isCurrent,
    reload,
    loadMore,
    isLoadingMore,
  };
};
