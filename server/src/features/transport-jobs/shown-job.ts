import { localizedTextSchema } from "@app/contract/localized-text";
import type { Job } from "@app/contract/transport-jobs";
import type { JobRow } from "./jobs.queries.ts";

export const toJob = (row: JobRow): Job => ({
  id: row.id,
  commune: { code: row.communeCode, fr: row.communeFr, ar: row.communeAr },
  items: row.items,
  grams: row.grams,
  window: { from: row.window_from.toISOString(), to: row.window_to.toISOString() },
  meters: row.meters,
  away: row.away,
  payCentimes: row.pay_centimes,
  facility: {
    id: row.facilityId,
    name: localizedTextSchema.parse(row.facilityName),
    latitude: row.facilityLatitude,
    longitude: row.facilityLongitude,
  },
  record: { handovers: row.handovers, within: row.within },
});
