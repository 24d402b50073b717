// A country's load as arithmetic over figures that other benches measured. Nothing here is measured.

/** Measured by `pnpm bench deposits`, `pnpm bench reads` and `pnpm bench news`. */
export interface Measured {
  /** Bytes with indexes, of rows that stay. */
  bytesPerDeposit: number;
  /** Bytes with indexes, of rows that go after thirty days. */
  passingBytesPerDeposit: number;
  bytesPerCitizen: number;
  /** Of what a deposit adds to, the part that has to be in memory: indexes at random places. */
  randomIndexBytes: number;
  cpu: Record<Call, Cpu>;
  /** What follows a deposit without anybody asking: relay, consumers and jobs. */
  news: { database: number; worker: number };
}

/** Microseconds for one call. */
export interface Cpu {
  database: number;
  server: number;
}

export const calls = ["deposit", "balance", "history", "nearest"] as const;
export type Call = (typeof calls)[number];

/** Chosen: how a country behaves, and the machines it is given. */
export interface Chosen {
  citizens: number;
  /** Share of them that brings a bag in a week. */
  active: number;
  /** How often each call is made for one deposit. */
  callsPerDeposit: Record<Call, number>;
  /** The busiest second against the mean of the day. */
  peak: number;
  /** Above this share of its cores a machine is full. */
  fullAt: number;
  cores: number;
  memoryBytes: number;
  diskBytes: number;
  connectionsPerProcess: number;
  mostConnections: number;
  /** In any currency: only the proportions matter here. */
  pricePerCoreHour: number;
  pricePerGigabyteMonth: number;
}

export interface Capacity {
  depositsPerDay: number;
  depositsPerSecondAtPeak: number;
  databaseCores: number;
  /** Of these, what reads take. */
  readCores: number;
  serverCores: number;
  apiProcesses: number;
  apiNodes: number;
  workerCores: number;
  workers: number;
  connections: number;
  bytesPerYear: number;
  passingBytes: number;
  citizenBytes: number;
  /** Of a million deposits with the calls around them, and one month of keeping them. */
  coreHoursPerMillion: number;
  gigabytesPerMillion: number;
  pricePerMillion: number;
  /** Deposits until the random part of the indexes is half the memory. */
  depositsUntilMemory: number;
  depositsUntilDisk: number;
  /** Deposits a day at which one machine for the database is full at the peak. */
  depositsPerDayUntilCores: number;
  /** The same with reads elsewhere. */
  depositsPerDayOfWritesAlone: number;
}

const secondsPerDay = 86_400;
const daysInWeek = 7;

const sumOf = (pick: (call: Call) => number): number =>
  calls.reduce((sum, call) => sum + pick(call), 0);

export const capacityOf = (measured: Measured, chosen: Chosen): Capacity => {
  const depositsPerDay = (chosen.citizens * chosen.active) / daysInWeek;
  const atPeak = (depositsPerDay / secondsPerDay) * chosen.peak;
  const callsOf = (side: keyof Cpu): number =>
    sumOf((call) => measured.cpu[call][side] * chosen.callsPerDeposit[call]) / 1e6;
  const inDatabase = callsOf("database") + measured.news.database / 1e6;
  const inWorker = measured.news.worker / 1e6;
  const writes =
    (measured.cpu.deposit.database * chosen.callsPerDeposit.deposit + measured.news.database) / 1e6;
  const databaseCores = atPeak * inDatabase;
  const serverCores = atPeak * callsOf("server");
  const workerCores = atPeak * inWorker;
  // A process has one core at most.
  const apiProcesses = Math.ceil(serverCores / chosen.fullAt);
  const workers = Math.ceil(workerCores / chosen.fullAt);
  const perDayUntil = (cpuSeconds: number): number =>
    ((chosen.cores * chosen.fullAt) / cpuSeconds / chosen.peak) * secondsPerDay;
  const coreHoursPerMillion = ((inDatabase + callsOf("server") + inWorker) * 1e6) / 3600;
  const gigabytesPerMillion = (measured.bytesPerDeposit * 1e6) / 1e9;
  const citizenBytes = measured.bytesPerCitizen * chosen.citizens;
  return {
    depositsPerDay,
    depositsPerSecondAtPeak: atPeak,
    databaseCores,
    readCores: databaseCores - atPeak * writes,
    serverCores,
    apiProcesses,
    apiNodes: Math.max(2, Math.ceil(apiProcesses / chosen.cores)),
    workerCores,
    workers,
    connections: (apiProcesses + workers) * chosen.connectionsPerProcess,
    bytesPerYear: depositsPerDay * 365 * measured.bytesPerDeposit,
    passingBytes: depositsPerDay * 30 * measured.passingBytesPerDeposit,
    citizenBytes,
    coreHoursPerMillion,
    gigabytesPerMillion,
    pricePerMillion:
      coreHoursPerMillion * chosen.pricePerCoreHour +
      gigabytesPerMillion * chosen.pricePerGigabyteMonth,
    depositsUntilMemory: chosen.memoryBytes / 2 / measured.randomIndexBytes,
    depositsUntilDisk: (chosen.diskBytes * chosen.fullAt - citizenBytes) / measured.bytesPerDeposit,
    depositsPerDayUntilCores: perDayUntil(inDatabase),
    depositsPerDayOfWritesAlone: perDayUntil(writes),
  };
};

/** What is met first when the country behaves as chosen, and after how many years. */
export const firstLimit = (
  capacity: Capacity,
  chosen: Chosen,
): { name: "memory" | "disk" | "cores" | "connections"; years: number } => {
  const perYear = capacity.depositsPerDay * 365;
  const limits = [
    {
      name: "cores" as const,
      years: capacity.depositsPerDay > capacity.depositsPerDayUntilCores ? 0 : Infinity,
    },
    {
      name: "connections" as const,
      years: capacity.connections > chosen.mostConnections ? 0 : Infinity,
    },
    { name: "memory" as const, years: capacity.depositsUntilMemory / perYear },
    { name: "disk" as const, years: capacity.depositsUntilDisk / perYear },
  ];
  return limits.reduce((first, limit) => (limit.years < first.years ? limit : first));
};
