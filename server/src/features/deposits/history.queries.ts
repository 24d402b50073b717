import { historyPageSize } from "@app/contract/deposits";
import type { DepositStatus } from "@app/contract/deposit-status";
import type { Locale } from "@app/contract/locales";
import type { Material } from "@app/contract/materials";
import type { Connection } from "@app/database/connect";

export interface AskedPage {
  citizenId: string;
  /** From 1, the newest deposits. */
  page: number;
  locale: Locale;
}

export interface HistoryEntry {
  id: string;
  number: number;
  createdAt: Date;
  pointId: string | null;
  /** In the language asked for; null while a bag is only declared. */
  pointName: string | null;
  status: DepositStatus;
  material: Material;
  grams: number;
  stars: [clean: number, compacted: number, manners: number];
  tokens: number;
}

export interface HistoryPage {
  /** Of the citizen, on all pages. */
  deposits: number;
  entries: HistoryEntry[];
}

// Between fields and between rows. No name may hold them, and one that does loses them here.
const [field, record] = ["\u001F", "\u001E"];

// A page is a range of numbers in one flat table: as cheap at the end as at the start. It comes as
// one text, because a hundred small values cost the driver more than the rest of the request.
const text = `select h.place::int, a.deposit_count as deposits, page.entries
  from unnest($1::uuid[], $2::int[], $3::text[]) with ordinality
    as h (citizen_id, page, locale, place)
  join accounts a on a.id = h.citizen_id
  left join lateral (
    select string_agg(concat_ws(e'\\x1f', d.deposit_id, d.number,
        (date_part('epoch', d.created_at) * 1000)::bigint, coalesce(d.point_id::text, ''),
        d.status, d.material, d.grams, d.clean::int, d.compacted::int, d.manners::int, d.tokens,
        translate(coalesce(p.name ->> h.locale, p.name ->> 'en'), e'\\x1e\\x1f', '')),
      e'\\x1e') as entries
    from (
      select * from citizen_deposits c
      where c.citizen_id = h.citizen_id
        and c.number > a.deposit_count - h.page * ${historyPageSize}
        and c.number <= a.deposit_count - (h.page - 1) * ${historyPageSize}
    ) d left join points p on p.id = d.point_id
  ) page on true`;

const readEntry = (row: string): HistoryEntry => {
  // By place, not taken apart by a pattern: this runs ten times for each page.
  const fields = row.split(field);
  return {
    id: fields[0] ?? "",
    number: Number(fields[1]),
    createdAt: new Date(Number(fields[2])),
    pointId: fields[3] || null,
    status: fields[4] as DepositStatus,
    material: fields[5] as Material,
    grams: Number(fields[6]),
    stars: [Number(fields[7]), Number(fields[8]), Number(fields[9])],
    tokens: Number(fields[10]),
    pointName: fields[11] ?? null,
  };
};

interface FoundPage {
  place: number;
  deposits: number;
  entries: string | null;
}

/** One round trip for all pages that are asked for; an empty one for somebody without an account. */
export const findHistoryPages = async (
  pool: Connection["pool"],
  asked: readonly AskedPage[],
): Promise<HistoryPage[]> => {
  const { rows } = await pool.query<FoundPage>({
    name: "find_history_pages",
    text,
    values: [
      asked.map(({ citizenId }) => citizenId),
      asked.map(({ page }) => page),
      asked.map(({ locale }) => locale),
    ],
  });
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, index) => {
    const { deposits = 0, entries = null } = found.get(index + 1) ?? {};
    const read = entries?.split(record).map(readEntry) ?? [];
    // The plan may join in any order, and ten are sorted sooner here than there.
    return { deposits, entries: read.toSorted((a, b) => b.number - a.number) };
  });
};
