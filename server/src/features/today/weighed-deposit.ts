import type { WeighedDeposit } from "@app/contract/point-day";
import type { depositsOfDay } from "./today.queries.ts";

type Row = Awaited<ReturnType<ReturnType<typeof depositsOfDay>["execute"]>>[number];

/** First name and initial, as at the scale. */
const shortName = (first: string, last: string): string =>
  last ? `${first} ${last.slice(0, 1)}.` : first;

export const toWeighedDeposit = (row: Row, userId: string): WeighedDeposit => ({
  id: row.id,
  at: row.occurred_at.toISOString(),
  citizenId: row.citizen_id,
  citizenName: shortName(row.citizen_first, row.citizen_last),
  material: row.material,
  grams: row.grams,
  stars: { clean: row.clean, compacted: row.compacted, manners: row.manners },
  tokens: row.tokens,
  // The others have no point.
  status: row.status as WeighedDeposit["status"],
  weighedBy: row.recorded_by === userId ? null : shortName(row.weigher_first, row.weigher_last),
});
