import { cheapestUnloading, take } from "./find-slot.ts";
import { insertAfter, removeVisit, retime, type RouteDraft, type Visit } from "./route-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";

const unloadingsBetween = (first: Visit, last: Visit): Visit[] => {
  const found: Visit[] = [];
  for (let visit = first.next; visit && visit !== last; visit = visit.next) {
    if (visit.place.kind === "facility") found.push(visit);
  }
  return found;
};

/** One way to the facility goes where it costs least between its neighbours. */
export const moveUnloading = (draft: RouteDraft, random: SeededRandom): void => {
  const unloadings = unloadingsBetween(draft.lastFixed, draft.last);
  const moved = unloadings[random.below(unloadings.length)];
  const before = moved?.previous;
  if (!moved || !before) return;
  removeVisit(draft, moved);
  retime(draft);
  const slot = cheapestUnloading(draft, before);
  if (slot) return take(draft, slot);
  insertAfter(draft, before, moved.place);
  retime(draft);
};
