import { table } from "@app/harness/report";
import type { Pair } from "../beside.ts";
import { keepMeasured, readMeasured, writeScale } from "../measured.ts";
import type { News } from "../news/run.ts";
import { median } from "../numbers.ts";
import type { Size } from "../sizes.ts";
import type { Turn } from "@app/harness/steal";
import {
  type Call,
  type Capacity,
  capacityOf,
  type Chosen,
  type Cpu,
  firstLimit,
  type Measured,
} from "./model.ts";

// pnpm bench capacity: what 47 million citizens would take, from the figures that `pnpm bench deposits`, `reads` and
// `news` left in bench/measured/. Only arithmetic: it runs at once.

interface DepositsFile {
  measured: { turns: Turn<Pair>[] }[];
  proof: { deposits: number };
  bytes: Size[];
}
interface ReadsFile {
  measured: { read: { name: Exclude<Call, "deposit"> }; processes: number; turns: Turn<Pair>[] }[];
}

const chosen: Chosen = {
  citizens: 47_000_000,
  active: 0.2,
  callsPerDeposit: { deposit: 1, balance: 6, history: 1, nearest: 1 },
  peak: 10,
  fullAt: 0.6,
  cores: 16,
  memoryBytes: 64e9,
  diskBytes: 4e12,
  connectionsPerProcess: 10,
  mostConnections: 300,
  pricePerCoreHour: 0.05,
  pricePerGigabyteMonth: 0.1,
};

const kept = ["deposits", "transfers", "citizen_deposits", "idempotency"];
const passing = ["outbox", "processed_events", "notifications"];
const ofCitizen = ["users", "user_roles", "accounts", "citizen_profiles", "sessions"];
/** Their keys come in no order, so all of the index is written to. */
const random = ["citizen_deposits", "idempotency"];

const cpuOf = (turns: readonly Turn<Pair>[]): Cpu => ({
  database: median(turns.map(({ figures }) => figures.http.cpu.database)),
  server: median(turns.map(({ figures }) => figures.http.cpu.server)),
});

const readNews = (): Pick<Measured, "news"> & { consumers: number } => {
  const { turns } = readMeasured<{ turns: Turn<News>[] }>("news");
  const middle = (pick: (news: News) => number): number =>
    median(turns.map(({ figures }) => pick(figures)));
  return {
    news: { database: middle(({ cpu }) => cpu.database), worker: middle(({ cpu }) => cpu.worker) },
    consumers: middle(({ consumers }) => consumers),
  };
};

const readFigures = (): Measured => {
  const deposits = readMeasured<DepositsFile>("deposits");
  const reads = readMeasured<ReadsFile>("reads");
  const { news, consumers } = readNews();
  // Each consumer of the news has a row of its own.
  const rowsPerDeposit: Readonly<Record<string, number>> = { processed_events: consumers };
  const perRow = (names: readonly string[], pick: (size: Size) => number): number =>
    deposits.bytes
      .filter((size) => names.includes(size.table))
      .reduce((sum, size) => sum + (pick(size) / size.rows) * (rowsPerDeposit[size.table] ?? 1), 0);
  const whole = ({ heap, indexes }: Size): number => heap + indexes;
  const cpuOfRead = (name: Call): Cpu =>
    cpuOf(
      reads.measured.find(({ read, processes }) => read.name === name && processes === 1)?.turns ??
        [],
    );
  return {
    bytesPerDeposit: perRow(kept, whole),
    passingBytesPerDeposit: perRow(passing, whole),
    bytesPerCitizen: perRow(ofCitizen, whole),
    randomIndexBytes: perRow(random, ({ indexes }) => indexes),
    cpu: {
      deposit: cpuOf(deposits.measured[0]?.turns ?? []),
      balance: cpuOfRead("balance"),
      history: cpuOfRead("history"),
      nearest: cpuOfRead("nearest"),
    },
    news,
  };
};

const whole = (value: number): string => Math.round(value).toLocaleString("en");
const gigabytes = (bytes: number): string => `${whole(bytes / 1e9)} GB`;
const threeDigits = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const millions = (value: number): string => `${threeDigits.format(value / 1e6)} million`;

type Line = readonly [what: string, value: string, kind: "chosen" | "measured" | "arithmetic"];

const chosenLines = (): Line[] => [
  ["citizens", millions(chosen.citizens), "chosen"],
  ["of them bring a bag in a week", `${chosen.active * 100} %`, "chosen"],
  [
    "calls around one deposit",
    `balance ${chosen.callsPerDeposit.balance}, history ${chosen.callsPerDeposit.history}, nearest points ${chosen.callsPerDeposit.nearest}`,
    "chosen",
  ],
  ["the busiest second against the mean", `${chosen.peak} times`, "chosen"],
  [
    "a machine",
    `${chosen.cores} cores, full at ${chosen.fullAt * 100} %; ${gigabytes(chosen.memoryBytes)} of memory, ${gigabytes(chosen.diskBytes)} of disk`,
    "chosen",
  ],
];

const measuredLines = ({ cpu, news, ...bytes }: Measured): Line[] => [
  ["bytes of one deposit that stay", whole(bytes.bytesPerDeposit), "measured"],
  ["bytes for thirty days", whole(bytes.passingBytesPerDeposit), "measured"],
  ["bytes of one citizen", whole(bytes.bytesPerCitizen), "measured"],
  ...Object.entries(cpu).map(([call, { database, server }]): Line => [
    `CPU of one ${call}, database and API`,
    `${whole(database)} and ${whole(server)} µs`,
    "measured",
  ]),
  [
    "CPU of one deposit's news, database and worker",
    `${whole(news.database)} and ${whole(news.worker)} µs`,
    "measured",
  ],
];

const reckonedLines = (capacity: Capacity): Line[] => [
  ["deposits a day", millions(capacity.depositsPerDay), "arithmetic"],
  ["deposits in the busiest second", whole(capacity.depositsPerSecondAtPeak), "arithmetic"],
  ["rows of deposits in a year", millions(capacity.depositsPerDay * 365), "arithmetic"],
  ["bytes in a year", gigabytes(capacity.bytesPerYear), "arithmetic"],
  ["bytes that pass", gigabytes(capacity.passingBytes), "arithmetic"],
  ["bytes of all citizens", gigabytes(capacity.citizenBytes), "arithmetic"],
  [
    "database cores at the peak",
    `${capacity.databaseCores.toFixed(1)}, of which reads ${capacity.readCores.toFixed(1)}`,
    "arithmetic",
  ],
  [
    "API at the peak",
    `${capacity.serverCores.toFixed(1)} cores; processes: ${capacity.apiProcesses}, on ${capacity.apiNodes} machines`,
    "arithmetic",
  ],
  [
    "workers at the peak",
    `${capacity.workerCores.toFixed(1)} cores; processes: ${capacity.workers}`,
    "arithmetic",
  ],
  ["connections to the database", whole(capacity.connections), "arithmetic"],
  [
    "a million deposits with the calls around them",
    `${capacity.coreHoursPerMillion.toFixed(2)} core hours, ${capacity.gigabytesPerMillion.toFixed(2)} GB kept; ${capacity.pricePerMillion.toFixed(2)} at ${chosen.pricePerCoreHour} a core hour and ${chosen.pricePerGigabyteMonth} a GB and month`,
    "arithmetic",
  ],
];

const limitNames = {
  memory: "the indexes that are written at random places no longer fit into half the memory",
  disk: "the disk of one machine is full",
  cores: "the cores of one machine for the database are full at the peak",
  connections: "the processes want more connections than the database takes",
};

const steps = (capacity: Capacity): string[][] => [
  [
    "1. more API processes, more machines for them",
    "a process takes more than 60 % of a core, `process_cpu_seconds_total`",
    "at once: they share nothing",
  ],
  [
    "2. a pooler in front of the database",
    `${chosen.mostConnections} connections, that is ${Math.floor(chosen.mostConnections / chosen.connectionsPerProcess)} processes`,
    `processes needed: ${capacity.apiProcesses + capacity.workers}`,
  ],
  [
    "3. read replicas for history, nearest points and public figures",
    "reads take half the primary's CPU, or the primary 60 % of its cores at the peak",
    `${millions(capacity.depositsPerDayUntilCores)} deposits a day on one machine`,
  ],
  [
    "4. hash partitions for `citizen_deposits` and `idempotency`",
    "their indexes exceed half the memory",
    `${millions(capacity.depositsUntilMemory)} deposits`,
  ],
  [
    "5. months older than the law asks for are detached and archived",
    `the disk is ${chosen.fullAt * 100} % full`,
    `${millions(capacity.depositsUntilDisk)} deposits`,
  ],
  [
    "6. sharding by wilaya: a citizen, the account and the history live in one of them",
    "writes alone take 60 % of the primary's cores at the peak",
    `${millions(capacity.depositsPerDayOfWritesAlone)} deposits a day`,
  ],
];

export const run = async (): Promise<void> => {
  const measured = readFigures();
  const capacity = capacityOf(measured, chosen);
  const limit = firstLimit(capacity, chosen);
  const when =
    limit.years === 0 ? "from the first day" : `after ${limit.years.toFixed(1)} years at that rate`;
  keepMeasured("capacity", { chosen, measured, capacity, limit });
  const lines = [...chosenLines(), ...measuredLines(measured), ...reckonedLines(capacity)];
  writeScale(
    "capacity",
    `\`pnpm bench capacity\`, from what \`pnpm bench deposits\`, \`reads\` and \`news\` measured last (\`bench/measured/\`). CPU is that of the cores the benches ran on. The pages that the web host sends are not in it: what one costs is told under [Pages](#pages). The pages that the web host sends are not in it (what one costs is told under Pages).

${table(["For the whole country", "Figure", "How it is known"], lines)}

The first limit: ${limitNames[limit.name]}, ${when}.

${table(["Next step", "Taken when", "Reckoned for"], steps(capacity))}`,
  );
};
