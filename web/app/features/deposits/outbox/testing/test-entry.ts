import { createEntry, type OutboxEntry } from "../entry.ts";

/** A weighing on this phone, as it is before it is sent. */
export const testEntry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...createEntry(
    {
      userId: "0197f000-0000-7000-8000-00000000000a",
      occurredAt: "2026-11-15T10:00:00.000Z",
      deposit: {
        pointId: "0197f000-0000-7000-8000-00000000000b",
        citizenCode: "222222",
        material: "pet",
        grams: 1000,
        stars: { clean: false, compacted: false, manners: false },
      },
      seenAs: { by: "scan", seal: null, isCard: false },
      shownName: "Yasmine B.",
      shownTokens: 2400,
    },
    1,
    "0197f000-0000-7000-8000-00000000000c",
  ),
  ...changes,
});
