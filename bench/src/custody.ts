import { custodyProofSchema, listDayRoots, proveCustody } from "@app/contract/custody";
import { verifyInclusion } from "@app/contract/merkle";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { startNats, startServer, waitFor } from "@app/harness/processes";
import { median, quantile } from "./numbers.ts";
import { showSizes } from "./sizes.ts";

// node bench/src/custody.ts [leaves]: what it costs to write custody events and to give them their
// place in the log, how long a night's root and check take, and what one proof weighs and costs when
// the log holds a million.

const leaves = Number(process.argv[2] ?? 1_000_000);
const written = 10_000;
const sealed = 2000;
/** Fewer than one network may ask in a minute. */
const questions = 100;
const patienceMilliseconds = 600_000;

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

const show = (name: string, value: string): void => console.log(`${name.padEnd(44)} ${value}`);
const each = (milliseconds: number): string => `${((milliseconds * 1000) / leaves).toFixed(1)} µs`;

const write = async ({ pool }: TestDatabase): Promise<void> => {
  for (let done = 0; done < leaves; done += written) {
    await pool.query(
      `select count(add_custody_event(gen_random_uuid(), 'deposit_recorded', gen_random_uuid(),
        now() - interval '1 day', jsonb_build_object('point', gen_random_uuid(), 'commune', 1621,
          'wilaya', 16, 'material', 'pet', 'grams', 50 + n % 9000, 'stars', n % 4)))
       from generate_series(1, $1::int) n`,
      [Math.min(written, leaves - done)],
    );
  }
};

const seal = async ({ pool }: TestDatabase): Promise<number[]> => {
  const rounds: number[] = [];
  for (let done = 0; done < leaves; done += sealed) {
    rounds.push(await timed(() => pool.query("select seal_custody($1)", [sealed])));
  }
  return rounds;
};

/** A job of the worker, from when it is asked for until it is done. */
const runJob = ({ pool }: TestDatabase, name: string): Promise<number> =>
  timed(async () => {
    await pool.query("select graphile_worker.add_job($1)", [name]);
    await waitFor(
      name,
      async () => {
        const { rows } = await pool.query<{ open: number }>(
          "select count(*) as open from graphile_worker.jobs where task_identifier = $1",
          [name],
        );
        return rows[0]?.open === 0;
      },
      patienceMilliseconds,
    );
  });

const askProofs = async (url: string, { pool }: TestDatabase): Promise<void> => {
  const { rows } = await pool.query<{ subject: string }>(
    "select subject_id as subject from custody_events order by id limit $1",
    [questions],
  );
  const [proofs, plain, bytes, checks]: [number[], number[], number[], number[]] = [[], [], [], []];
  const read = async (path: string): Promise<string> => (await fetch(url + path)).text();
  for (const { subject } of rows) {
    let text = "";
    proofs.push(
      await timed(async () => {
        text = await read(proveCustody.path.replace(":subject", subject));
      }),
    );
    plain.push(await timed(() => read(listDayRoots.path)));
    bytes.push(Buffer.byteLength(text));
    const { root, events } = custodyProofSchema.parse(JSON.parse(text));
    const [event] = events;
    if (!root || !event?.path || event.leafIndex === null) throw new Error("not published");
    const { content, leafIndex, path } = event;
    const { treeSize, rootHash } = root;
    checks.push(
      await timed(async () => {
        if (!(await verifyInclusion({ content, leafIndex, path, treeSize, rootHash }))) {
          throw new Error("not proved");
        }
      }),
    );
  }
  const spread = (values: readonly number[]): string =>
    `${median(values).toFixed(2)} ms (99 of 100 under ${quantile(values, 0.99).toFixed(2)})`;
  show("a proof over HTTP", spread(proofs));
  show("  against the list of days", `${(median(proofs) / median(plain)).toFixed(2)} times`);
  show("  its JSON, at most", `${Math.max(...bytes)} bytes`);
  show("  verified by WebCrypto in this process", spread(checks));
};

await ensureTemplate();
const database = await createTestDatabase(0);
const nats = await startNats();
const environment = {
  DATABASE_URL: database.url,
  NAMESPACE: database.name,
  NATS_URL: nats.url,
  SECRET_KEY: "only for this measurement, long enough",
};
try {
  show("an event written", each(await timed(() => write(database))));
  const rounds = await seal(database);
  show("an event sealed", each(rounds.reduce((sum, one) => sum + one, 0)));
  show(
    `  last ${sealed} against first`,
    `${(median(rounds.slice(-20)) / median(rounds.slice(0, 20))).toFixed(2)} times`,
  );
  const processes = [
    await startServer("api", environment),
    await startServer("worker", environment),
  ];
  try {
    show("the root of the night", `${(await runJob(database, "publish-custody")).toFixed(0)} ms`);
    await askProofs(processes[0]?.url ?? "", database);
    show(
      "the check of the whole log",
      `${((await runJob(database, "check-custody")) / 1000).toFixed(1)} s`,
    );
  } finally {
    for (const one of processes) await one.end("SIGTERM");
  }
  await showSizes(database);
} finally {
  await nats.close();
  await database.close();
}
