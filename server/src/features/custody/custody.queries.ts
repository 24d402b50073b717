import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { KeptRow } from "./tree.ts";

type Conn = Db | Trx;

export const sealCustody = async (db: Conn, limit: number): Promise<number> => {
  const { rows } = await sql<{ sealed: number }>`
    select seal_custody(${limit}) as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
};

/** How many leaves there are: their places have no gap. */
export const findTreeSize = async (db: Conn): Promise<number> => {
  const { rows } = await sql<{ size: number }>`
    select coalesce(max(leaf_index) + 1, 0) as size from custody_leaves`.execute(db);
  return rows[0]?.size ?? 0;
};

/** Each row of hashes as one piece, in the order asked for. */
export const findRows = async (db: Conn, asked: readonly KeptRow[]): Promise<Buffer[]> => {
  const { rows } = await sql<{ hashes: Buffer }>`
    select case when asked.height = 0 then (
        select string_agg(leaf_hash, '' order by leaf_index) from custody_leaves
        where leaf_index >= asked.first and leaf_index < asked.first + asked.count)
      else (
        select string_agg(hash, '' order by node_index) from custody_nodes n
        where n.height = asked.height
          and node_index >= asked.first and node_index < asked.first + asked.count)
      end as hashes
    from unnest(${asked.map(({ height }) => height)}::smallint[],
      ${asked.map(({ first }) => first)}::bigint[], ${asked.map(({ count }) => count)}::bigint[])
      with ordinality as asked (height, first, count, place)
    order by asked.place`.execute(db);
  return rows.map(({ hashes }) => hashes);
};

export interface StoredRoot {
  day: string;
  treeSize: number;
  rootHash: Buffer;
}

const root = sql`day::text as "day", tree_size as "treeSize", root_hash as "rootHash"`;

export const findNewestRoot = async (db: Conn): Promise<StoredRoot | undefined> =>
  (
    await sql<StoredRoot>`select ${root} from custody_roots
      order by custody_roots.day desc limit 1`.execute(db)
  ).rows[0];

export const findRoot = async (db: Conn, day: string): Promise<StoredRoot | undefined> =>
  (
    await sql<StoredRoot>`select ${root} from custody_roots
      where custody_roots.day = ${day}::date`.execute(db)
  ).rows[0];

export const findRootsBefore = async (
  db: Conn,
  before: string | undefined,
  limit: number,
): Promise<StoredRoot[]> =>
  (
    await sql<StoredRoot>`select ${root} from custody_roots
      where custody_roots.day < ${before ?? "infinity"}::date
      order by custody_roots.day desc limit ${limit}`.execute(db)
  ).rows;

/** The last day that is over in Algiers, if its root is not published. */
export const findDayToPublish = async (db: Conn, clock: Clock): Promise<string | undefined> =>
  (
    await sql<{ day: string }>`
      select over.day::text as day
      from (select (${sqlNow(clock)} at time zone 'Africa/Algiers')::date - 1 as day) over
      where not exists (select from custody_roots r where r.day >= over.day)`.execute(db)
  ).rows[0]?.day;

export const insertRoot = async (
  trx: Trx,
  clock: Clock,
  { day, treeSize, rootHash }: StoredRoot,
): Promise<void> => {
  await trx
    .insertInto("custody_roots")
    .values({ day, tree_size: treeSize, root_hash: rootHash, created_at: sqlNow(clock) })
    .execute();
};

/** Waits until nobody else seals, and lets nobody else until the end of the transaction. */
export const lockLog = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('seal_custody'))`.execute(trx);
};

export interface StoredEvent {
  content: string;
  leafIndex: number | null;
}

/** More than anything has; what has more would be a fault, not a longer answer. */
const mostEvents = 100;
const uuidLength = 36;

/** As things happened: news of a change may be written about before those of the beginning. */
const asHappened = sql`order by e.at, l.leaf_index, e.id limit ${mostEvents}`;

/** By the number of a lot, or the id of a deposit, a lot or an event. */
export const findEvents = async (db: Conn, subject: string): Promise<StoredEvent[]> => {
  const isAbout =
    subject.length === uuidLength
      ? sql`e.subject_id = ${subject}::uuid or e.id = ${subject}::uuid`
      : sql`e.lot = ${subject.toUpperCase()}`;
  const { rows } = await sql<StoredEvent>`
    select e.content, l.leaf_index as "leafIndex"
    from custody_events e left join custody_leaves l on l.event_id = e.id
    where ${isAbout} ${asHappened}`.execute(db);
  return rows;
};

/** The texts about some lots. */
export const findLotEvents = async (db: Conn, lots: readonly string[]): Promise<string[]> =>
  (
    await sql<{ content: string }>`
      select e.content from custody_events e left join custody_leaves l on l.event_id = e.id
      where e.lot = any (${lots}::text[]) order by e.at, l.leaf_index, e.id`.execute(db)
  ).rows.map(({ content }) => content);

export const findLeaves = async (db: Conn, start: number, end: number): Promise<Buffer[]> =>
  (
    await sql<{ hash: Buffer }>`select leaf_hash as hash from custody_leaves
      where leaf_index >= ${start} and leaf_index < ${end} order by leaf_index`.execute(db)
  ).rows.map(({ hash }) => hash);

export const findMoment = async (db: Conn, clock: Clock): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select ${sqlNow(clock)} as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
};
