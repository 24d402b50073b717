import type { Calendar } from "@app/contract/office-calendar";
import type { OfficeOrder } from "@app/contract/office-orders";

/** Null before somebody has said when vans begin to come. */
export const calendarOf = (
  order: Pick<OfficeOrder, "rhythm" | "weekday" | "startsOn" | "pause" | "moves">,
): Calendar | null => {
  const { rhythm, weekday, startsOn, pause, moves } = order;
  return startsOn === null ? null : { rhythm, weekday, startsOn, pause, moves };
};
