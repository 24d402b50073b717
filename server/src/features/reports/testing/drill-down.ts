import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import { reportData } from "../draw-report.ts";
import type { Figures } from "../figures.rules.ts";

/** A number by the words it stands under. */
export type Numbers = [name: string, grams: number][];

/** As it is printed in English: "1,234.567 kg", alone on the cover "1,234 kg 567 g". */
export const gramsIn = (printed: string): number => {
  const [kilos = "", grams = ""] = printed.split("kg");
  const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ""));
  return Math.round(numberIn(kilos) * 1000) + numberIn(grams);
};

const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");
const materialNames = { pet: "P.E.T ( 1 )", pehd: "P.E.H.D ( 2 )", aluminium: "Aluminium" };
type MaterialName = keyof typeof materialNames;

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(db)).rows;

/** Grams of weighings behind the claims of a report, by whatever they are grouped by. */
const spans = sql`
  select c.material::text as material, c.rule::text as rule, w.name_fr as wilaya, l.number as lot,
    c.number as claim, upper(s.span) - lower(s.span) as grams, s.deposit_id,
    extract(month from (v.received_at at time zone 'Africa/Algiers'))::integer as month, r.number
  from reports r join claims c on c.report_id = r.id
  join claim_spans s on s.claim_id = c.id
  join deposits d on d.id = s.deposit_id and d.created_at = s.deposit_created_at
    and upper(s.span) <= d.grams and d.material = c.material
  join lots l on l.id = c.lot_id
  join lot_receipts t on t.lot_id = l.id and t.material = c.material
  join deliveries v on v.id = t.delivery_id
  join wilayas w on w.code = c.wilaya_code`;

interface Sum {
  name: string;
  grams: number;
}

const sumBy = (db: Db, number: string, name: RawBuilder<unknown>): Promise<Sum[]> =>
  rowsOf(
    db,
    sql<Sum>`select ${name} as name, sum(grams)::bigint as grams
      from (${spans}) s where number = ${number} group by 1`,
  );

/** The four weights of each lot, from what people wrote down at the time. */
const weighLots = (db: Db, number: string) =>
  rowsOf(
    db,
    sql<{ lot: string; material: MaterialName; weights: number[] }>`
      select l.number as lot, c.material, array[
        (select sum(upper(a.span) - lower(a.span))::integer from allocations a
          where a.lot_id = l.id and a.material = c.material),
        (select (i ->> 'declaredGrams')::integer from handover_signatures h,
          jsonb_array_elements(h.items) i
          where h.pickup_id = l.pickup_id and h.side = 'point' and i ->> 'material' = c.material::text),
        (select (i ->> 'weighedGrams')::integer from handover_signatures h,
          jsonb_array_elements(h.items) i
          where h.pickup_id = l.pickup_id and h.side = 'driver' and i ->> 'material' = c.material::text),
        (select t.received_grams from receipt_items t join delivery_lots d using (delivery_id)
          where d.lot_id = l.id and t.material = c.material)] as weights
      from (select distinct lot_id, material, report_id from claims) c
      join lots l on l.id = c.lot_id join reports r on r.id = c.report_id
      where r.number = ${number}`,
  );

const weighedNumbers = async (db: Db, number: string): Promise<Numbers> => {
  const nameOf = (key: string): string => {
    const [material = "", ...rest] = key.split("|");
    return [materialNames[material as MaterialName], ...rest].join(" | ");
  };
  const named = async (name: RawBuilder<unknown>): Promise<Numbers> =>
    (await sumBy(db, number, name)).map((sum) => [nameOf(sum.name), sum.grams]);
  const month = sql`(${monthNames}::text[])[month]`;
  return [
    ...(await sumBy(db, number, sql`'total'`)).map(({ grams }): Numbers[number] => [
      "total",
      grams,
    ]),
    ...(await named(sql`material`)),
    ...(await named(sql`material || '|' || rule`)),
    ...(await named(sql`material || '|by wilaya|' || wilaya`)),
    ...(await named(sql`material || '|in|' || ${month}`)),
    ...(await named(sql`material || '|' || wilaya || '|in|' || ${month}`)),
    ...(await named(sql`material || '|lot|' || lot`)),
    ...(await sumBy(db, number, sql`claim`)).map(({ name, grams }): Numbers[number] => [
      name,
      grams,
    ]),
    ...(await weighLots(db, number)).flatMap(({ lot, material, weights }) =>
      weights.map((grams, place): Numbers[number] => [
        `${materialNames[material]} | lot | ${lot} | ${place}`,
        grams,
      ]),
    ),
  ];
};

const printedNumbers = (figures: Figures, csv: string): Numbers => {
  const settings = { locale: "en", checksum: "", site: "https://dawra.example" } as const;
  const data = reportData(figures, settings);
  const printed: [string, string][] = [
    ["total", data.total],
    ...data.materials.flatMap(({ name, weight, campaign, share }): [string, string][] => [
      [name, weight],
      [`${name} | campaign`, campaign],
      [`${name} | share`, share],
    ]),
    ...data.tables.flatMap(({ months, rows, totals }, place): [string, string][] => {
      const name = data.materials[place]?.name ?? "";
      return [
        ...rows.map(({ wilaya, total }): [string, string] => [
          `${name} | by wilaya | ${wilaya}`,
          total,
        ]),
        ...totals.map((total, at): [string, string] => [`${name} | in | ${months[at]}`, total]),
        ...rows.flatMap(({ wilaya, cells }) =>
          cells.map((cell, at): [string, string] => [
            `${name} | ${wilaya} | in | ${months[at]}`,
            cell,
          ]),
        ),
      ];
    }),
    ...data.lots.flatMap(({ number, material, weights, claimed }): [string, string][] => [
      [`${material} | lot | ${number}`, claimed],
      ...weights.map((weight, place): [string, string] => [
        `${material} | lot | ${number} | ${place}`,
        weight,
      ]),
    ]),
    ...csv
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line): [string, string] => {
        const cells = line.split(",");
        return [cells[0]?.replaceAll('"', "") ?? "", cells.at(-1) ?? ""];
      }),
  ];
  return printed.map(([name, number]) => [name, gramsIn(number)]);
};

/** Nothing printed means nothing weighed. */
const inOrder = (numbers: Numbers): Numbers =>
  numbers.filter(([, grams]) => grams !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What the report prints, and the same added up anew from the weighings themselves. */
export const drillDown = async (
  db: Db,
  number: string,
  csv: string,
): Promise<{ printed: Numbers; weighed: Numbers }> => {
  const { frozen } = await db
    .selectFrom("reports")
    .select("frozen")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return {
    printed: inOrder(printedNumbers(frozen as unknown as Figures, csv)),
    weighed: inOrder(await weighedNumbers(db, number)),
  };
};
