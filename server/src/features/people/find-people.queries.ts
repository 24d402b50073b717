import { mostCounted, type PersonState } from "@app/contract/people";
import type { Role } from "@app/contract/roles";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import { escapePattern, type Find } from "./people.rules.ts";

export interface Asked {
  find: Find | undefined;
  role: Role | undefined;
  state: PersonState | undefined;
  wilaya: number | undefined;
}

type Condition = RawBuilder<boolean>;
/** How somebody is told from others, and the ids it finds, each by an index. */
interface Narrowing {
  holds: Condition;
  /** Null for what most people are. */
  ids: RawBuilder<unknown> | null;
}

const anyOf = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join(conditions, sql` or `)})`;
const allOf = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join(conditions, sql` and `)})`;

const isFound = ({ digits, email, words, code }: Find): Condition => {
  const ways: Condition[] = [];
  if (digits) {
    const pattern = `${digits.starts ? "" : "%"}${digits.part}%`;
    ways.push(sql`substr(u.phone, 5) like ${pattern}`);
  }
  if (email) {
    const pattern = `${email.starts ? "" : "%"}${escapePattern(email.part)}%`;
    ways.push(sql`u.email like ${pattern}`);
  }
  if (words.length > 0) {
    ways.push(
      allOf(words.map((word) => sql`u.folded_name like '%' || trim(folded(${word})) || '%'`)),
    );
  }
  if (code) ways.push(sql`u.code = ${code}`);
  return anyOf(ways);
};

/** Whose papers of a point, a van or a brand wait for the team. */
const filesToCheck = sql`
  select p.user_id from transporter_profiles p where p.status = 'pending'
  union all
  select m.user_id from points p join point_members m on m.point_id = p.id
  where p.status = 'pending' and m.membership = 'owner' and m.removed_at is null
  union all
  select m.user_id from brand_companies c join brand_members m on m.brand_id = c.brand_id
  where c.review = 'pending' and m.removed_at is null`;

const hasFile: Condition = sql`u.id in (${filesToCheck})`;
const isUnproven: Condition = sql`(u.phone_verified_at is null and u.email_verified_at is null
  and u.status = 'active')`;

const states: Record<PersonState, Narrowing> = {
  suspended: {
    holds: sql`u.status = 'suspended'`,
    ids: sql`select u.id from users u where u.status = 'suspended'`,
  },
  file_to_check: { holds: sql`(u.status = 'active' and ${hasFile})`, ids: filesToCheck },
  unconfirmed: {
    holds: sql`(${isUnproven} and not ${hasFile})`,
    ids: sql`select u.id from users u where ${isUnproven}`,
  },
  active: {
    holds: sql`(u.status = 'active' and not ${isUnproven} and not ${hasFile})`,
    ids: null,
  },
};

const everybody: Narrowing = { holds: sql`true`, ids: sql`select u.id from users u` };

const communesOf = async (trx: Trx, clock: Clock, wilaya: number): Promise<number[]> => {
  const { rows } = await sql<{ code: number }>`
    select w.commune_code as code from commune_wilayas w where w.wilaya_code = ${wilaya}
      and w.valid @> (${sqlNow(clock)} at time zone 'Africa/Algiers')::date`.execute(trx);
  return rows.map(({ code }) => code);
};

const narrowings = async (
  trx: Trx,
  clock: Clock,
  { find, role, state, wilaya }: Asked,
): Promise<Narrowing[]> => {
  const narrowed: Narrowing[] = [];
  if (find) {
    const holds = isFound(find);
    narrowed.push({ holds, ids: sql`select u.id from users u where ${holds}` });
  }
  if (role) {
    const ids = sql`select r.user_id from user_roles r where r.role = ${role}`;
    narrowed.push({ holds: sql`exists (${ids} and r.user_id = u.id)`, ids });
  }
  if (wilaya !== undefined) {
    const communes = await communesOf(trx, clock, wilaya);
    const ids = sql`select c.user_id from citizen_profiles c
      where c.commune_code = any (${communes}::int[])`;
    narrowed.push({ holds: sql`exists (${ids} and c.user_id = u.id)`, ids });
  }
  if (state) narrowed.push(states[state]);
  // Where nothing narrows there may still be few people in all.
  const isOpen = narrowed.every(({ ids }) => ids === null);
  return isOpen ? [...narrowed, everybody] : narrowed;
};

/**
 * As many are looked through one by one; of more, enough are met among the newest. Those whom one part
 * of the question finds, if they are few; null when they are many.
 */
const findFew = async (trx: Trx, all: readonly Narrowing[]): Promise<string[] | null> => {
  for (const { ids } of all) {
    if (!ids) continue;
    const { rows } = await sql<{ id: string }>`
      select f.id from (${ids}) f (id) limit ${mostCounted + 1}`.execute(trx);
    if (rows.length <= mostCounted) return rows.map(({ id }) => id);
  }
  return null;
};

/** For this transaction; the names are ours. */
const allow = async (trx: Trx, isOn: boolean, ...ways: readonly string[]): Promise<void> => {
  const value = isOn ? "on" : "off";
  await sql`select ${sql.join(ways.map((way) => sql`set_config(${`enable_${way}`}, ${value}, true)`))}`.execute(
    trx,
  );
};
const gathering = ["bitmapscan", "sort", "hashjoin", "mergejoin"] as const;

const findAmong = async (
  trx: Trx,
  few: readonly string[],
  holds: Condition,
  { after, most }: Page,
): Promise<FoundPeople> => {
  const { rows } = await sql<{ id: string; found: number }>`
    select f.id, f.found from (
      select u.id, count(*) over ()::int as found from users u
      where u.id = any (${few}::uuid[]) and u.status <> 'erased' and ${holds}
    ) f
    where ${after ?? null}::uuid is null or f.id < ${after ?? null}::uuid
    order by f.id desc limit ${most}`.execute(trx);
  return { ids: rows.map(({ id }) => id), found: rows[0]?.found ?? 0 };
};

/** From the newest on, without first gathering everybody; no further than `stretch` people. */
const walk = async (
  trx: Trx,
  holds: Condition,
  { after, most }: Page,
  stretch: number | null,
): Promise<string[]> => {
  await allow(trx, false, ...gathering);
  const { rows } = await sql<{ id: string }>`
    select u.id from (
      select * from users u where u.status <> 'erased'
        ${after === undefined ? sql`` : sql`and u.id < ${after}::uuid`}
      order by u.id desc limit ${stretch}::bigint
    ) u
    where ${holds} order by u.id desc limit ${most}`.execute(trx);
  await allow(trx, true, ...gathering);
  return rows.map(({ id }) => id);
};

const longestStretch = 2500;

/**
 * An index of parts gathers all it finds before it hands out the first. A page that is full after so
 * few of all is one of more people than are counted, and is answered without asking the index.
 */
const findCommon = async (trx: Trx, holds: Condition, page: Page): Promise<string[] | null> => {
  const { rows } = await sql<{ people: number }>`
    select reltuples::float8 as people from pg_class where oid = 'users'::regclass`.execute(trx);
  const stretch = Math.floor(((rows[0]?.people ?? 0) * page.most) / mostCounted);
  if (stretch < page.most) return null;
  const ids = await walk(trx, holds, page, Math.min(stretch, longestStretch));
  return ids.length === page.most ? ids : null;
};

interface Page {
  after?: string | undefined;
  most: number;
}

export interface FoundPeople {
  ids: string[];
  /** In all; null when they are too many to be counted. */
  found: number | null;
}

/**
 * What is rare is found by its index, what is common by walking from the newest on: each costs the
 * same among a thousand people and among millions. Which it is, is tried and not guessed.
 */
export const findPeople = (db: Db, clock: Clock, asked: Asked, page: Page): Promise<FoundPeople> =>
  db
    .transaction()
    .setAccessMode("read only")
    .execute(async (trx) => {
      const all = await narrowings(trx, clock, asked);
      const holds = allOf([sql`true`, ...all.map((one) => one.holds)]);
      await allow(trx, false, "seqscan");
      // Two conditions at once are seldom met by many, and each is asked of everybody on the way.
      const common = all.length === 1 && asked.find ? await findCommon(trx, holds, page) : null;
      if (common) return { ids: common, found: null };
      const few = await findFew(trx, all);
      if (few) return findAmong(trx, few, holds, page);
      const ids = await walk(trx, holds, page, null);
      const isWhole = page.after === undefined && ids.length < page.most;
      return { ids, found: isWhole ? ids.length : null };
    });
