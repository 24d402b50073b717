import { useState } from "react";
import { type Kept, useKept } from "../../../../lib/use-kept.ts";
import { useFresh } from "../use-point.ts";
import { type Pickups, pickupsSource } from "./pickups.api.ts";

/** The van that comes to a point and those that came: the last answer at once, the newest as it comes. */
export const usePickups = (pointId: string): Kept<Pickups> => {
  const [source] = useState(() => pickupsSource(pointId));
  const pickups = useKept(source);
  useFresh(pickups.reload);
  return pickups;
};
