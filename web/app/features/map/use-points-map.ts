import { useEffect, useState } from "react";
import { fetchPointsMap, type PointsMap } from "./map.api.ts";
import type { PointFilters } from "./point-filters.ts";

/** All pins, once a map is there to show them. Until they come, the map draws those of the list. */
export const usePointsMap = (filters: PointFilters, isNeeded: boolean): PointsMap | null => {
  const request = JSON.stringify(filters);
  const [answer, setAnswer] = useState<{ request: string; map: PointsMap } | null>(null);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    fetchPointsMap(JSON.parse(request) as PointFilters)
      .then((map) => isWanted && setAnswer({ request, map }))
      // The list beside tells what is wrong, and its points are still drawn.
      .catch(() => isWanted && setAnswer(null));
    return () => {
      isWanted = false;
    };
  }, [request, isNeeded]);

  return answer?.request === request ? answer.map : null;
};
