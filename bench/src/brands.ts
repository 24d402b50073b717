import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import pg from "pg";
import { median, withSpread } from "./numbers.ts";

// node bench/src/brands.ts [deposits] [wilayas]: what the queries of a brand's dashboard cost when five
// million deposits of a year stand behind its claims, against fifty thousand in the same places. Both
// are asked in turns. Prints how long the sums take to rebuild from the claims, too.

const many = Number(process.argv[2] ?? 5_000_000);
const wilayas = Number(process.argv[3] ?? 12);
const few = many / 100;
/** A van's load of one material is one claim. */
const inAClaim = 40;
const forACitizen = 10;
const atOnce = 500_000;
const rounds = 30;
const callsInARound = 40;

const brand = "00000000-0000-7000-8000-00000000b000";
/** Whole numbers as ids, so that rows are appended to their indexes. */
const id = (kind: number, n: string): string =>
  `('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/**
 * What proves each row against others, and what finds it, is taken off the great tables of this
 * database: no query that is measured looks at them, and filling them would take an hour.
 */
const takeOffIndexes = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ command: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as command
    from pg_constraint
    where conrelid = any ('{deposits,claims,claim_spans,brand_citizens}'::regclass[])
      and contype in ('f', 'x') and conparentid = 0
    union all
    select 'alter table deposits drop constraint deposits_pkey'
    union all
    select format('drop index %s', i.indexrelid::regclass) from pg_index i
    where i.indrelid in ('deposits'::regclass, 'claim_spans'::regclass) and not i.indisprimary
      and not i.indisexclusion`);
  for (const { command } of rows) await owner.query(command);
};

const claimOf = (n: string): string => `(${n} / ${inAClaim})`;
const dayOf = (claim: string): string => `date '2026-01-01' + (${claim} * 7919 % 365)::integer`;

const wilayaOf = (claim: string): string => `(1 + (${claim} * 31 / 3) % ${wilayas})`;
/** Somebody who brings ten bags a year, all of them where they live. */
const citizenOf = (n: string, deposits: number): string =>
  `${n}::bigint * 7919 % ${Math.ceil(deposits / forACitizen / wilayas)} * 100 + ${wilayaOf(claimOf(n))}`;

const fill = async (owner: pg.Client, deposits: number): Promise<void> => {
  await owner.query("select create_month_partitions(date '2026-01-01', 12)");
  await owner.query(`insert into brands (id, kind, name) values ('${brand}', 'brand', 'Bench')`);
  await owner.query(`insert into claims (id, number, brand_id, lot_id, material, wilaya_code, day, rule,
      budget_id, tonnage_before, tonnage, tonnage_total, grams, deposits, created_at)
    select ${id(1, "n")}, claim_number(nextval('claim_numbers')), '${brand}', ${id(2, "n")},
      (enum_range(null::material))[1 + n % 3], ${wilayaOf("n")}, ${dayOf("n")},
      case when n % 4 = 0 then 'campaign' else 'share' end::claim_rule,
      case when n % 4 = 0 then ${id(3, "1")} end,
      case when n % 4 > 0 then 0 end, case when n % 4 > 0 then 1 end, case when n % 4 > 0 then 1 end,
      ${inAClaim} * 1200, ${inAClaim}, ${dayOf("n")}
    from generate_series(0, ${deposits / inAClaim - 1}) n`);
  for (let from = 0; from < deposits; from += atOnce) {
    const upTo = Math.min(from + atOnce, deposits) - 1;
    await owner.query(`insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id,
        recorded_by, status, material, grams, clean, compacted, manners, rate_id, tokens)
      select ${id(4, "n")}, ${dayOf(claimOf("n"))}, ${dayOf(claimOf("n"))},
        ${id(5, citizenOf("n", deposits))}, n, null, ${id(6, "1")},
        'confirmed', 'pet', 1200, true, true, true, 1, 2400
      from generate_series(${from}, ${upTo}) n`);
    await owner.query(`insert into claim_spans
      select ${id(1, claimOf("n"))}, ${id(4, "n")}, ${dayOf(claimOf("n"))}, int4range(0, 1200)
      from generate_series(${from}, ${upTo}) n`);
    console.log(
      `  ${(upTo + 1).toLocaleString("en")} of ${deposits.toLocaleString("en")} deposits`,
    );
  }
  await owner.query("analyze");
};

const year = "month >= date '2026-01-01' and month < date '2027-01-01'";
const queries = {
  "a year by month": `select month, sum(grams), sum(campaign_grams) from brand_months
    where brand_id = $1 and ${year} group by month order by month`,
  "a year by wilaya": `select wilaya_code, sum(grams), sum(deposits) from brand_months
    where brand_id = $1 and ${year} group by wilaya_code order by 2 desc`,
  "totals of a year": `select material, sum(grams), sum(campaign_grams), sum(deposits), sum(claims)
    from brand_months where brand_id = $1 and ${year} group by material`,
  "citizens of a year": `select y.citizens, c.wilaya_code, c.citizens from brand_year_counts y
    join brand_citizen_counts c using (brand_id, year) where brand_id = $1 and year = 2026`,
  "a month by day": `select day, sum(grams) from brand_days
    where brand_id = $1 and day >= date '2026-06-01' and day < date '2026-07-01'
    group by day order by day`,
  "the newest twenty claims": `select number, day, grams from claims where brand_id = $1
    order by day desc, wilaya_code desc, material desc limit 20`,
} as const;

const measure = async (client: pg.Client, query: string): Promise<number> => {
  const one = async (): Promise<void> => {
    for (let call = 0; call < callsInARound; call++) await client.query(query, [brand]);
  };
  return (await timed(one)) / callsInARound;
};

const compare = async (name: string, query: string, clients: readonly pg.Client[]) => {
  const costs: [number[], number[]] = [[], []];
  // The first two rounds are not counted: caches warm up.
  for (let round = -2; round < rounds; round++) {
    for (const [n, client] of clients.entries()) {
      const cost = await measure(client, query);
      if (round >= 0) costs[n]?.push(cost);
    }
  }
  const [small, large] = costs;
  const ratios = small.map((cost, round) => (large[round] ?? Number.NaN) / cost);
  const times = costs.map((each) => median(each).toFixed(2)).join(" and ");
  console.log(`${name.padEnd(26)} ${withSpread(ratios).padEnd(24)} ${times} ms`);
};

const rowsIn = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ months: string; days: string; citizens: string }>(`select
    (select count(*) from brand_months) as months, (select count(*) from brand_days) as days,
    (select sum(citizens) from brand_year_counts) as citizens`);
  const [{ months, days, citizens } = { months: "", days: "", citizens: "" }] = rows;
  return `${months} rows by month, ${days} by day, ${citizens} citizens`;
};

const open = async (database: TestDatabase, deposits: number): Promise<pg.Client> => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query("set work_mem = '256MB'");
  await takeOffIndexes(owner);
  await fill(owner, deposits);
  const took = await timed(() => owner.query(`select rebuild_brand_days('${brand}')`));
  await owner.query("vacuum analyze brand_months");
  await owner.query("vacuum analyze brand_days");
  await owner.query("vacuum analyze claims");
  console.log(`  rebuilt in ${(took / 1000).toFixed(1)} s: ${await rowsIn(owner)}`);
  return owner;
};

await ensureTemplate();
const databases: TestDatabase[] = [];
const clients: pg.Client[] = [];
try {
  for (const deposits of [few, many]) {
    const database = await createTestDatabase(0);
    databases.push(database);
    clients.push(await open(database, deposits));
  }
  console.log(
    `\n${wilayas} wilayas; ${many} deposits against ${few}: ratio, then milliseconds of each`,
  );
  for (const [name, query] of Object.entries(queries)) await compare(name, query, clients);
} finally {
  for (const client of clients) await client.end();
  for (const database of databases) await database.close();
}
