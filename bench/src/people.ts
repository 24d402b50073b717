import { listPeople } from "@app/contract/people";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer } from "@app/harness/processes";
import pg from "pg";
import { median, quantile } from "./numbers.ts";
import { codeOf } from "@app/database/testing/country/places";

// node bench/src/people.ts [people]: how long an administrator waits for each way of finding somebody
// among a million people, against a tenth of them, asked in turns of a real API on a database each.

const many = Number(process.argv[2] ?? 1_000_000);
const few = many / 10;
const calls = 100;
/** Milliseconds that nobody should wait longer than, and below which a ratio is the machine's. */
const slowest = 300;
const tooQuick = 15;

const firstNames =
  "Yasmine Amine Karim Samia Lina Redouane Houria Mourad Fatiha Ilyes Nawel Toufik Rania Djamel Meriem Sofiane Lamia Nassim ياسمين أمين كريم سامية لينا رضوان حورية مراد".split(
    " ",
  );
/** A name of a family is one of these and one of those, so some parts are in many and some in few. */
const heads = "Ben Bou Ait-Had Mok Zer Tah Gue Sli Lar Cha Ouz Kha Fer Dja Meb قر بن بو زي".split(
  " ",
);
const tails =
  "ali mokhtar zitoune rabah sadek kheir moussa laid hamou nasri djeb kaci drici farouk ghali".split(
    " ",
  );
const list = (words: readonly string[]): string => `'{${words.join(",")}}'::text[]`;
/** The n-th of a list whose first words are the most usual ones. */
const skewed = (words: readonly string[], n: string, factor: number): string =>
  `(${list(words)})[1 + (power(((${n}::bigint * ${factor}) % 10007) / 10007.0, 2) * ${words.length})::int % ${words.length}]`;

const userId = (n: string): string =>
  `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const phoneOf = (n: number): string =>
  `+213${"567"[n % 3]}${String((n * 7919) % 100_000_000).padStart(8, "0")}`;

const insertPeople = `insert into users (id, code, first_name, last_name, phone, email, locale,
    phone_verified_at, email_verified_at, status, created_at)
  select ${userId("n")}, o.code, ${skewed(firstNames, "n", 7907)},
    ${skewed(heads, "n", 6397)} || ${skewed(tails, "n", 9973)}
      || case when n % 50 = 0 then ' ' || substr(md5(n::text), 1, 6) else '' end,
    '+213' || (5 + n % 3) || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'),
    case when n % 3 = 0 then 'person' || n || '@example.com' end, 'fr',
    case when n % 12 > 0 then now() end, null,
    case when n % 2000 = 0 then 'suspended' else 'active' end::user_status, now()
  from unnest($2::text[]) with ordinality as o (code, place), lateral (select $1::int + o.place::int - 1 as n) m`;

const fill = async (owner: pg.Client, people: number): Promise<void> => {
  await owner.query("set maintenance_work_mem = '256MB'");
  // Built once over all rows, as after a restore: kept with each row they would take ten times as long.
  const { rows: parts } = await owner.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where indexname like 'users_email_%idx' or indexname = 'users_phone_part_idx' or indexname = 'users_folded_name_idx'",
  );
  for (const { name } of parts) await owner.query(`drop index ${name}`);
  const atOnce = 50_000;
  for (let from = 1; from <= people; from += atOnce) {
    const upTo = Math.min(from + atOnce - 1, people);
    const codes = Array.from({ length: upTo - from + 1 }, (_, place) => codeOf(from + place));
    await owner.query(insertPeople, [from, codes]);
  }
  const everybody = `generate_series(1, ${people}) n`;
  await owner.query(`insert into user_roles (user_id, role)
    select ${userId("n")}, 'citizen'::role_name from ${everybody}
    union all select ${userId("n")}, 'point' from ${everybody} where n % 100 = 0
    union all select ${userId("n")}, 'transporter' from ${everybody} where n % 400 = 0
    union all select ${userId("n")}, 'brand' from ${everybody} where n % 3000 = 0`);
  await owner.query(`insert into citizen_profiles (user_id, username, commune_code)
    select ${userId("n")}, 'person' || n, c.codes[1 + (n::bigint * 31 % cardinality(c.codes))::int]
    from ${everybody}, (select array_agg(code order by code) as codes from communes) c`);
  await owner.query(`insert into accounts (id, kind, owner_id)
    select ${userId("n")}, 'citizen', ${userId("n")} from ${everybody} on conflict do nothing`);
  for (const { definition } of parts) await owner.query(definition);
  for (const table of ["users", "user_roles", "citizen_profiles", "accounts"]) {
    await owner.query(`vacuum analyze ${table}`);
  }
};

type Query = Record<string, string>;
/** Whom the n-th call looks for, among the people there are in both. */
const person = (n: number): number => 1 + ((n * 2477) % few);
const of = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

const kinds: Record<string, (n: number) => Query> = {
  "whole number": (n) => ({ find: phoneOf(person(n)).replace("+213", "0") }),
  "beginning of a number": (n) => ({ find: phoneOf(person(n)).replace("+213", "0").slice(0, 6) }),
  "beginning, three digits": (n) => ({ find: phoneOf(person(n)).replace("+213", "0").slice(0, 3) }),
  "inside of a number": (n) => ({ find: `9${phoneOf(person(n)).slice(8, 12)}` }),
  "three digits inside": (n) => ({ find: String(100 + ((n * 37) % 900)) }),
  "personal code": (n) => ({ find: codeOf(person(n)) }),
  "whole e-mail": (n) => ({ find: `person${person(n) * 3}@example.com` }),
  "part of an e-mail": (n) => ({ find: `person${String(person(n)).slice(0, 4)}` }),
  "usual part of a name": (n) => ({ find: of(["ben", "ali", "bou", "yas", "kar", "mok"], n) }),
  "rare part of a name": (n) => ({ find: of(["a1f", "d3e9", "5c2b", "77ab", "e0c"], n) }),
  "first and last name": (n) => ({ find: of(["benali yasmine", "samia bourabah"], n) }),
  "Arabic name": (n) => ({ find: of(["ياسم", "امين", "رضوان", "بنfarouk"], n) }),
  "nothing, the newest": () => ({}),
  "usual role": () => ({ role: "citizen" }),
  "rare role": (n) => ({ role: of(["brand", "transporter", "point"], n) }),
  state: (n) => ({ state: of(["suspended", "unconfirmed", "file_to_check", "active"], n) }),
  wilaya: (n) => ({ wilaya: String(1 + (n % 58)) }),
  "name in a wilaya": (n) => ({ find: of(["ben", "mok", "zer"], n), wilaya: String(1 + (n % 58)) }),
  "name with a role": (n) => ({ find: of(["ben", "bou"], n), role: of(["brand", "point"], n) }),
};

interface Side {
  database: TestDatabase;
  api: RunningProcess;
  token: string;
}

const ask = async ({ api, token }: Side, query: Query): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(
    `${api.url}${listPeople.path}?${new URLSearchParams(query).toString()}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  await answer.text();
  if (!answer.ok) throw new Error(`${JSON.stringify(query)}: ${answer.status}`);
  return performance.now() - start;
};

const open = async (people: number): Promise<Side> => {
  const database = await createTestDatabase(0);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const start = performance.now();
  await fill(owner, people);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { rows } = await owner.query<{ bytes: string }>(`select string_agg(
      c.relname || ' ' || pg_size_pretty(pg_relation_size(c.oid)), ', ' order by c.relname) as bytes
    from pg_class c where c.relname like 'users_%idx'`);
  await owner.end();
  console.log(`${people.toLocaleString("en")} people in ${seconds} s; ${rows[0]?.bytes}`);
  const { id } = await buildUser(database.db, { firstName: "Desk" });
  await makeAdmin(database.ownerUrl, id);
  const token = await buildSession(database.db, id, { isStrong: true });
  return { database, token, api: await startServer("api", { DATABASE_URL: database.url }) };
};

const compare = async (name: string, queryOf: (n: number) => Query, sides: readonly Side[]) => {
  const times = sides.map((): number[] => []);
  // The first calls are not counted: caches warm up.
  for (let n = -5; n < calls; n++) {
    for (const [place, side] of sides.entries()) {
      const took = await ask(side, queryOf(n + 5));
      if (n >= 0) times[place]?.push(took);
    }
  }
  const [small = [], large = []] = times;
  const [p95Small, p95Large] = [quantile(small, 0.95), quantile(large, 0.95)];
  const cells = [median(small), p95Small, median(large), p95Large].map((ms) => ms.toFixed(0));
  console.log(`| ${[name, ...cells, (p95Large / p95Small).toFixed(1)].join(" | ")} |`);
  return p95Large < slowest && p95Large <= 2 * Math.max(p95Small, tooQuick);
};

await ensureTemplate();
const sides: Side[] = [];
try {
  for (const people of [few, many]) sides.push(await open(people));
  console.log(`\n| Found by | p50 ms, ${few} | p95 | p50 ms, ${many} | p95 | Ratio of p95 |`);
  console.log("| --- | --- | --- | --- | --- | --- |");
  const late: string[] = [];
  for (const [name, queryOf] of Object.entries(kinds)) {
    if (!(await compare(name, queryOf, sides))) late.push(name);
  }
  console.log(late.length === 0 ? "\nEvery kind holds." : `\nToo slow: ${late.join(", ")}`);
  if (late.length > 0) process.exitCode = 1;
} finally {
  for (const { api, database } of sides) {
    await api.end("SIGTERM");
    await database.close();
  }
}
