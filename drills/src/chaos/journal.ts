import { isDeepStrictEqual } from "node:util";

export interface Acknowledged {
  kind: "deposit" | "voucher";
  actorId: string;
  key: string;
  answer: { id: string };
}

/** What clients were told, kept outside of everything that is broken. */
export interface Journal {
  acknowledged: Map<string, Acknowledged>;
  /** When, by the drill's own clock, in milliseconds. */
  acknowledgedAt: number[];
  /** Sent under these keys, whatever became of it. */
  sent: Set<string>;
  /** How often something was asked again under its key after it had been acknowledged. */
  replays: number;
  /** Keys that got two different answers. */
  contradicted: Set<string>;
  /** Answers that no client may get, by status. */
  unexpected: Map<string, number>;
  refused: number;
  /** Asked again because of a 503, a closed line, or no answer at all. */
  again: number;
}

export const openJournal = (): Journal => ({
  acknowledged: new Map(),
  acknowledgedAt: [],
  sent: new Set(),
  replays: 0,
  contradicted: new Set(),
  unexpected: new Map(),
  refused: 0,
  again: 0,
});

/** The first answer is what counts; every later one under the key must be the same. */
export const acknowledge = (journal: Journal, entry: Acknowledged): void => {
  const before = journal.acknowledged.get(entry.key);
  if (!before) {
    journal.acknowledged.set(entry.key, entry);
    journal.acknowledgedAt.push(performance.now());
    return;
  }
  journal.replays++;
  if (!isDeepStrictEqual(before.answer, entry.answer)) journal.contradicted.add(entry.key);
};

export const noteUnexpected = (journal: Journal, what: string): void => {
  journal.unexpected.set(what, (journal.unexpected.get(what) ?? 0) + 1);
};
