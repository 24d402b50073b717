import type { ListedPoint, PublicPoint } from "@app/contract/points";
import { useEffect, useState } from "react";
import { fetchPoint } from "./map.api.ts";

/** The point people look at, also when only its pin was known. */
export const useChosen = (points: readonly ListedPoint[], firstId: string | null) => {
  const [id, setId] = useState(firstId);
  const [fetched, setFetched] = useState<PublicPoint | null>(null);
  const listed = points.find((point) => point.id === id);
  const isMissing = id !== null && !listed && fetched?.id !== id;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    fetchPoint(id)
      .then((point) => isWanted && setFetched(point))
      // Gone, or no connection: nothing is chosen rather than something empty.
      .catch(() => isWanted && setId(null));
    return () => {
      isWanted = false;
    };
  }, [id, isMissing]);

  return {
    id,
    point: listed ?? (fetched?.id === id ? fetched : null),
    /** Chosen on the map, and not in the list. */
    isElsewhere: id !== null && !listed && fetched?.id === id,
    choose: setId,
  };
};
