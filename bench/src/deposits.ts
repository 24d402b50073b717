import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { codeAlphabet } from "@app/contract/public-code";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { startServer } from "@app/harness/processes";
import pg from "pg";
import { type Measured, measureEngine } from "./engine.ts";
import { fillDatabase } from "./fill.ts";
import { type MeasuredHttp, measureHttp } from "./http-load.ts";
import { median, withSpread } from "./numbers.ts";
import type { Sizes } from "./places.ts";
import { showSizes } from "./sizes.ts";

// pnpm bench [rounds]: deposits a second through one API process, against the engine alone taking
// them one by one. The sides alternate, because only figures of the same minute can be compared.

const sizes: Sizes = { citizens: 20_000, points: 2000, pastDeposits: 200_000 };
const seconds = 3;
const rounds = Number(process.argv[2] ?? 4);

interface Setting {
  connections: number;
  /** How many points record at the same time, each with a token of its own. */
  operators: number;
}

const settings: readonly Setting[] = [
  { connections: 64, operators: 64 },
  { connections: 64, operators: 2000 },
  { connections: 16, operators: 16 },
];

interface Round {
  /** The yardstick: a lean function for one deposit. */
  engine: Measured;
  /** The function the API calls, with one deposit in each call. */
  ungrouped: Measured;
  http: MeasuredHttp;
}

const measureRound = async (
  { url: databaseUrl }: TestDatabase,
  url: string,
  { connections, operators }: Setting,
): Promise<Round> => {
  const { citizens } = sizes;
  const alone = (script: string): Promise<Measured> =>
    measureEngine({
      databaseUrl,
      script: fileURLToPath(new URL(script, import.meta.url)),
      clients: connections,
      seconds,
      variables: { citizens, points: operators, alphabet: codeAlphabet },
    });
  return {
    engine: await alone("one-by-one.sql"),
    ungrouped: await alone("deposits.sql"),
    http: await measureHttp({ url, connections, seconds, citizens, operators }),
  };
};

const show = ({ connections, operators }: Setting, measured: readonly Round[]): void => {
  const of = (pick: (round: Round) => number): number[] => measured.map(pick);
  const side = (pick: (round: Round) => Measured): string => {
    const rate = withSpread(
      of((round) => pick(round).perSecond),
      0,
    );
    const [p50, p99] = [median(of((r) => pick(r).p50)), median(of((r) => pick(r).p99))];
    return `${rate} a second, p50 / p99 ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  };
  const ratio = withSpread(of(({ engine, http }) => http.perSecond / engine.perSecond));
  const gain = withSpread(of(({ ungrouped, http }) => http.perSecond / ungrouped.perSecond));
  const http = (pick: (http: MeasuredHttp) => number, digits: number): string =>
    withSpread(
      of((round) => pick(round.http)),
      digits,
    );
  console.log(`
${connections} connections, ${operators} points recording
  API / engine, one by one       ${ratio}
  API / its function, one by one ${gain}
  engine, one by one    ${side((round) => round.engine)}
  function, one by one  ${side((round) => round.ungrouped)}
  API, one process      ${side((round) => round.http)}
  deposits in a call    ${http(({ group }) => group, 1)}
  API CPU per deposit   ${http(({ apiCpu }) => apiCpu, 0)} µs
  the load itself       ${http(({ loadCpu }) => loadCpu, 2)} of a core`);
};

/** Owner's work: the world before the first deposit, and the yardstick. */
const prepare = async (database: TestDatabase): Promise<void> => {
  await fillDatabase(database.ownerUrl, sizes);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(readFileSync(new URL("record-one.sql", import.meta.url), "utf8"));
  await owner.end();
};

/** What was measured must also be right. */
const checkLedger = async (database: TestDatabase): Promise<void> => {
  const start = performance.now();
  const { rows } = await database.pool.query<{ violation: string }>(
    "select violation from ledger_violations() limit 5",
  );
  if (rows.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(rows)}`);
  const taken = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\nThe ledger holds, checked in ${taken} s.`);
};

const measureAll = async (database: TestDatabase): Promise<void> => {
  const api = await startServer("api", {
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    NODE_ENV: "production",
  });
  try {
    const measured = new Map(settings.map((setting) => [setting, [] as Round[]]));
    // The first round is not counted: plans, caches and the compiler warm up.
    for (let round = 0; round <= rounds; round++) {
      for (const [setting, list] of measured) {
        const figures = await measureRound(database, api.url, setting);
        if (round > 0) list.push(figures);
      }
    }
    for (const [setting, list] of measured) show(setting, list);
  } finally {
    await api.end("SIGTERM");
  }
};

await ensureTemplate();
const database = await createTestDatabase();
try {
  await prepare(database);
  await measureAll(database);
  await checkLedger(database);
  await showSizes(database);
} finally {
  await database.close();
}
