import { expect, test } from "vitest";
import { capacityOf, type Chosen, firstLimit, type Measured } from "./model.ts";

const measured: Measured = {
  bytesPerDeposit: 1000,
  passingBytesPerDeposit: 500,
  bytesPerCitizen: 1000,
  randomIndexBytes: 100,
  cpu: {
    deposit: { database: 200, server: 100 },
    balance: { database: 50, server: 100 },
    history: { database: 100, server: 100 },
    nearest: { database: 400, server: 100 },
  },
  news: { database: 500, worker: 700 },
};

const chosen: Chosen = {
  citizens: 7_000_000,
  active: 0.5,
  callsPerDeposit: { deposit: 1, balance: 4, history: 2, nearest: 1 },
  peak: 10,
  fullAt: 0.5,
  cores: 8,
  memoryBytes: 64e9,
  diskBytes: 4e12,
  connectionsPerProcess: 10,
  mostConnections: 300,
  pricePerCoreHour: 2,
  pricePerGigabyteMonth: 3,
};

test("a country's load follows from what one call costs", () => {
  const capacity = capacityOf(measured, chosen);
  expect(capacity.depositsPerDay).toBe(500_000);
  expect(capacity.depositsPerSecondAtPeak).toBeCloseTo(57.87, 2);
  // 200 + 4 × 50 + 2 × 100 + 400 µs in the database and 500 for the news, eight calls of 100 µs in the API, 700 in the worker.
  expect(capacity.databaseCores).toBeCloseTo(57.87 * 0.0015, 4);
  expect(capacity.readCores).toBeCloseTo(57.87 * 0.0008, 4);
  expect(capacity.workerCores).toBeCloseTo(57.87 * 0.0007, 4);
  expect(capacity.workers).toBe(1);
  expect(capacity.connections).toBe(20);
  expect(capacity.apiProcesses).toBe(1);
  expect(capacity.apiNodes).toBe(2);
  expect(capacity.bytesPerYear).toBe(182_500_000_000);
  expect(capacity.coreHoursPerMillion).toBeCloseTo(3000 / 3600, 5);
  expect(capacity.pricePerMillion).toBeCloseTo((3000 / 3600) * 2 + 3, 5);
  expect(capacity.depositsPerDayUntilCores).toBeCloseTo(((8 * 0.5) / 0.0015 / 10) * 86_400, 0);
  expect(capacity.depositsPerDayOfWritesAlone).toBeCloseTo(((8 * 0.5) / 0.0007 / 10) * 86_400, 0);
});

test("the first limit is the one that is met soonest", () => {
  const capacity = capacityOf(measured, chosen);
  // Half of 64 GB are 320 million deposits; the disk holds 1,993 million.
  expect(firstLimit(capacity, chosen).name).toBe("memory");
  expect(firstLimit(capacity, chosen).years).toBeCloseTo(320 / 182.5, 2);
  const few = { ...chosen, mostConnections: 5 };
  expect(firstLimit(capacityOf(measured, few), few)).toEqual({ name: "connections", years: 0 });
  const slow = { ...chosen, cores: 0.01 };
  expect(firstLimit(capacityOf(measured, slow), slow).name).toBe("cores");
});
