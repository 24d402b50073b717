import { type Breach, isNoticeLate, noticeDueAt } from "@app/contract/breaches";
import type { KeptBreach } from "./breaches.queries.ts";

export const shownBreach = ({
  foundAt,
  notifiedAt,
  events,
  now,
  ...breach
}: KeptBreach): Breach => ({
  ...breach,
  foundAt: foundAt.toISOString(),
  dueAt: noticeDueAt(foundAt).toISOString(),
  notifiedAt: notifiedAt?.toISOString() ?? null,
  isLate: isNoticeLate({ state: breach.state, foundAt, notifiedAt }, now),
  events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
});
