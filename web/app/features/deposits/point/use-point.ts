import type { MyPoint } from "@app/contract/points";
import { useState } from "react";
import { deviceStore, keptPrefix } from "../../../lib/storage.ts";
import { useAskedAgain } from "../../../lib/use-asked-again.ts";
import { type Kept, useKept } from "../../../lib/use-kept.ts";
import { pointsSource } from "./point.api.ts";

/** The same choice as at the counter. */
const pointKey = `${keptPrefix}point`;

export interface PointChoice {
  points: readonly MyPoint[];
  point: MyPoint;
  choose: (id: string) => void;
}

interface Found extends Pick<Kept<MyPoint[]>, "problem" | "reload"> {
  choice: PointChoice | undefined;
  /** The one this device knew, where the newest answer has none any more. */
  lost: MyPoint | undefined;
  /** Loaded, whether or not there is any. */
  isKnown: boolean;
}

/** The point somebody works at; the one they chose, if there are several. */
export const usePoint = (): Found => {
  const { data: points, problem, reload } = useKept(pointsSource);
  const [chosen, setChosen] = useState(() => deviceStore.read(pointKey));
  const point = points?.find(({ id }) => id === chosen) ?? points?.[0];
  const [last, setLast] = useState(point);
  if (point && point !== last) setLast(point);
  const choose = (id: string) => {
    deviceStore.write(pointKey, id);
    setChosen(id);
  };
  return {
    choice: points && point ? { points, point, choose } : undefined,
    lost: points?.length === 0 ? last : undefined,
    isKnown: points !== undefined,
    problem,
    reload,
  };
};

const freshMs = 30_000;

/** Others weigh too. */
export const useFresh = (reload: () => Promise<void>): void => useAskedAgain(reload, freshMs);
