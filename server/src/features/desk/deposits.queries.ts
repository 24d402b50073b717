import { type DepositFlag, heavyGrams } from "@app/contract/desk-deposits";
import type { DepositStatus } from "@app/contract/deposit-status";
import type { Identification } from "@app/contract/identification";
import type { Material } from "@app/contract/materials";
import type { SignalRule } from "@app/contract/signals";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import { wilayaOf } from "./wilaya.queries.ts";

export interface DepositFilter {
  status?: DepositStatus | undefined;
  material?: Material | undefined;
  wilaya?: number | undefined;
  point?: string | undefined;
  flag?: DepositFlag | undefined;
}

export interface Page {
  after?: string | undefined;
  most: number;
}

interface DepositPage extends Page {
  clock: Clock;
}

export interface FoundDeposit {
  id: string;
  at: Date;
  pointId: string | null;
  pointName: unknown;
  wilaya: number | null;
  material: Material;
  grams: number;
  stars: number;
  tokens: number;
  status: DepositStatus;
  identifiedBy: Identification;
  rules: SignalRule[];
}

const nothing = sql``;
const newest = sql`order by d.created_at desc, d.id desc`;

const inWilaya = (clock: Clock, wilaya: number): RawBuilder<unknown> =>
  sql`and exists (select from points w where w.id = d.point_id
    and ${wilayaOf(clock, sql`w.commune_code`)} = ${wilaya})`;

/** As constants where an index holds only these: a number in a parameter would hide it. */
const asked = ({ status, material, point, flag }: DepositFilter): RawBuilder<unknown> => sql`
  ${status === undefined ? nothing : sql`and d.status = ${status}`}
  ${status === undefined || status === "confirmed" ? nothing : sql`and d.status <> 'confirmed'`}
  ${material === undefined ? nothing : sql`and d.material = ${material}`}
  ${point === undefined ? nothing : sql`and d.point_id = ${point}`}
  ${flag === "heavy" ? sql`and d.grams > ${sql.lit(heavyGrams)}` : nothing}`;

const past = (after: string | undefined): RawBuilder<unknown> =>
  after === undefined
    ? nothing
    : sql`and (d.created_at, d.id) < (select l.created_at, l.id from deposits l where l.id = ${after})`;

/** As they were noticed, along the index of the rule. */
const flagged = (
  rule: SignalRule,
  filter: DepositFilter,
  page: DepositPage,
): RawBuilder<unknown> => sql`
  select d.*, row_number() over (order by s.created_at desc, s.deposit_id desc) as place
  from deposit_signals s join deposits d on d.id = s.deposit_id
  where s.rule = ${rule} ${asked(filter)}
    ${filter.wilaya === undefined ? nothing : inWilaya(page.clock, filter.wilaya)}
    ${
      page.after === undefined
        ? nothing
        : sql`and (s.created_at, s.deposit_id) < (select l.created_at, l.deposit_id
            from deposit_signals l where l.deposit_id = ${page.after} and l.rule = ${rule})`
    }
  order by s.created_at desc, s.deposit_id desc limit ${page.most}`;

/** Each point's newest along its own index: a small wilaya is not looked for in the whole country. */
const ofWilaya = (
  wilaya: number,
  filter: DepositFilter,
  { after, most, clock }: DepositPage,
): RawBuilder<unknown> => sql`
  select d.*, row_number() over (${newest}) as place
  from points w cross join lateral (select d.* from deposits d
    where d.point_id = w.id ${asked(filter)} ${past(after)} ${newest} limit ${most}) d
  where ${wilayaOf(clock, sql`w.commune_code`)} = ${wilaya} ${newest} limit ${most}`;

const plain = (filter: DepositFilter, page: DepositPage): RawBuilder<unknown> => sql`
  select d.*, row_number() over (${newest}) as place from deposits d
  where true ${asked(filter)} ${past(page.after)}
    ${filter.wilaya === undefined ? nothing : inWilaya(page.clock, filter.wilaya)}
  ${newest} limit ${page.most}`;

const chosen = (filter: DepositFilter, page: DepositPage): RawBuilder<unknown> => {
  const { flag, wilaya, status, point } = filter;
  if (flag !== undefined && flag !== "heavy") return flagged(flag, filter, page);
  const isOrdinary = flag === undefined && (status === undefined || status === "confirmed");
  if (wilaya !== undefined && point === undefined && isOrdinary) {
    return ofWilaya(wilaya, filter, page);
  }
  return plain(filter, page);
};

const columns = (
  clock: Clock,
) => sql`d.id, d.created_at as at, d.point_id as "pointId", p.name as "pointName",
  ${wilayaOf(clock, sql`p.commune_code`)} as wilaya, d.material, d.grams,
  d.clean::int + d.compacted::int + d.manners::int as stars, d.tokens, d.status,
  d.identified_by as "identifiedBy",
  (select coalesce(json_agg(s.rule order by s.score desc, s.rule), '[]') from deposit_signals s
    where s.deposit_id = d.id) as rules`;

export const findDeposits = async (
  db: Db,
  clock: Clock,
  filter: DepositFilter,
  page: Page,
): Promise<FoundDeposit[]> =>
  (
    await sql<FoundDeposit>`
      select ${columns(clock)} from (${chosen(filter, { ...page, clock })}) d
      left join points p on p.id = d.point_id order by d.place`.execute(db)
  ).rows;

export interface FoundEvidence extends FoundDeposit {
  weighedAt: Date;
  clean: boolean;
  compacted: boolean;
  manners: boolean;
  deviceNumber: number | null;
  citizenFirst: string;
  citizenLast: string;
  citizenCode: string;
  weigherFirst: string;
  weigherLast: string;
  weigherCode: string;
  week: number;
  recent: number;
  usualGrams: number | null;
  canHold: boolean;
}

/** So many of the citizen's newest are looked at, never their whole history. */
const lookedAt = 200;

export const findEvidence = async (
  db: Db,
  clock: Clock,
  id: string,
): Promise<FoundEvidence | undefined> =>
  (
    await sql<FoundEvidence>`
      select ${columns(clock)}, d.occurred_at as "weighedAt", d.clean, d.compacted, d.manners,
        d.device_number as "deviceNumber",
        c.first_name as "citizenFirst", c.last_name as "citizenLast", c.code as "citizenCode",
        r.first_name as "weigherFirst", r.last_name as "weigherLast", r.code as "weigherCode",
        own.week, own.recent, own."usualGrams",
        d.status in ('confirmed', 'corrected') and d.created_at >= ${sqlNow(clock)} - interval '30 days'
          and not exists (select from disputes x where x.deposit_id = d.id) as "canHold"
      from deposits d
      left join points p on p.id = d.point_id
      join users c on c.id = d.citizen_id join users r on r.id = d.recorded_by
      cross join lateral (select
          count(*) filter (where n.point_id = d.point_id and n.created_at <= d.created_at
            and n.created_at > d.created_at - interval '7 days')::int as week,
          count(*) filter (where n.point_id = d.point_id)::int as recent,
          (percentile_disc(0.5) within group (order by n.grams)
            filter (where n.material = d.material and n.number < d.number
              and n.place <= 20))::int as "usualGrams"
        from (select h.*, row_number() over (partition by h.material order by h.number desc) as place
          from (select * from citizen_deposits h where h.citizen_id = d.citizen_id
            order by h.number desc limit ${lookedAt}) h) n) own
      where d.id = ${id}`.execute(db)
  ).rows[0];

export const findSignals = (db: Db, depositId: string) =>
  db
    .selectFrom("deposit_signals")
    .select(["rule", "score", "created_at as at"])
    .where("deposit_id", "=", depositId)
    .orderBy("score", "desc")
    .orderBy("rule")
    .$narrowType<{ rule: SignalRule }>()
    .execute();

export const findDispute = (db: Db, depositId: string) =>
  db
    .selectFrom("disputes")
    .select(["opened_at as at", "reason", "note", "held as heldTokens", "decision"])
    .where("deposit_id", "=", depositId)
    .executeTakeFirst();
