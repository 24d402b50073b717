import type { DeviceEntry, EntryResult } from "@app/contract/device-entries";
import {
  acknowledge,
  correct,
  createEntry,
  giveUp,
  type NewEntry,
  type OutboxEntry,
  sendAgain,
  settle,
  undo,
} from "./entry.ts";
import { read, type Stores, write } from "./outbox-database.ts";
import { limitsOf } from "./outbox-limits.ts";

/** This browser, as the server knows it, and the last number it gave out. */
export interface Device {
  deviceId: string;
  highestNumber: number;
}

export const newDevice = (): Device => ({ deviceId: crypto.randomUUID(), highestNumber: 0 });

export const askDevice = ({ device }: Stores) =>
  device.get("this") as IDBRequest<Device | undefined>;
const askEntries = ({ entries }: Stores) => entries.getAll() as IDBRequest<OutboxEntry[]>;

export const readDevice = (): Promise<Device | undefined> => read(askDevice);
export const listEntries = (): Promise<OutboxEntry[]> => read(askEntries);
export const readEntry = (number: number): Promise<OutboxEntry | undefined> =>
  read(({ entries }) => entries.get(number) as IDBRequest<OutboxEntry | undefined>);

/**
 * Number and entry in one transaction: a number that was given out is an entry that is there.
 * `before` is what else is remembered of this device, should the database have been lost.
 */
export const addEntry = (
  entry: NewEntry,
  before: Device | null,
): Promise<{ added: OutboxEntry; device: Device }> =>
  write((stores) => {
    let added: OutboxEntry | undefined;
    let device: Device | undefined;
    const asked = askDevice(stores);
    const there = askEntries(stores);
    there.onsuccess = () => {
      if (limitsOf(there.result, Date.now()).isReached) return stores.refuse("limit");
      const { deviceId, highestNumber } = asked.result ?? before ?? newDevice();
      device = { deviceId, highestNumber: highestNumber + 1 };
      added = createEntry(entry, device.highestNumber, crypto.randomUUID());
      stores.device.put(device, "this");
      stores.entries.add(added);
    };
    return () => ({ added: added as OutboxEntry, device: device as Device });
  });

/** The database was lost: what else is remembered of this device goes on counting. */
export const restoreDevice = (device: Device): Promise<void> =>
  write((stores) => {
    const asked = askDevice(stores);
    asked.onsuccess = () => {
      if (!asked.result) stores.device.put(device, "this");
    };
    return () => undefined;
  });

/** Changes what is there now, whoever changed it since it was read. */
const changeEntries = (
  numbers: readonly number[],
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<void> =>
  write(({ entries }) => {
    for (const number of numbers) {
      const asked = entries.get(number) as IDBRequest<OutboxEntry | undefined>;
      asked.onsuccess = () => {
        if (asked.result) entries.put(change(asked.result));
      };
    }
    return () => undefined;
  });

export const settleEntries = (
  sent: readonly DeviceEntry[],
  results: readonly EntryResult[],
): Promise<void> => {
  const kinds = new Map(sent.map(({ number, kind }) => [number, kind]));
  const byNumber = new Map(results.map((result) => [result.number, result]));
  const settledAt = new Date().toISOString();
  return changeEntries([...byNumber.keys()], (entry) => {
    const result = byNumber.get(entry.number);
    const kind = kinds.get(entry.number);
    return result && kind ? settle(entry, result, kind, settledAt) : entry;
  });
};

export const resendEntries = (numbers: readonly number[]): Promise<void> =>
  changeEntries(numbers, sendAgain);

export const undoEntry = (number: number, afterSeconds: number): Promise<void> =>
  changeEntries([number], (entry) => undo(entry, afterSeconds));

export const correctEntry = (number: number, citizenCode: string): Promise<void> =>
  changeEntries([number], (entry) => correct(entry, citizenCode));

export const giveUpEntry = (
  number: number,
  why: NonNullable<OutboxEntry["givenUp"]>,
): Promise<void> => changeEntries([number], (entry) => giveUp(entry, why));

export const acknowledgeEntry = (number: number): Promise<void> =>
  changeEntries([number], acknowledge);

/** What everybody knows and nobody needs any more. */
export const dropEntries = (isDone: (entry: OutboxEntry) => boolean): Promise<void> =>
  write((stores) => {
    const asked = askEntries(stores);
    asked.onsuccess = () => {
      for (const entry of asked.result) if (isDone(entry)) stores.entries.delete(entry.number);
    };
    return () => undefined;
  });

interface Lease {
  holder: string;
  until: number;
}

/** For browsers without locks: whether the turn to send is `holder`'s, until it runs out. */
export const takeTurn = (holder: string, now: number, until: number): Promise<boolean> =>
  write(({ device }) => {
    let isMine = false;
    const asked = device.get("turn") as IDBRequest<Lease | undefined>;
    asked.onsuccess = () => {
      const lease = asked.result;
      isMine = !lease || lease.holder === holder || lease.until <= now;
      if (isMine) device.put({ holder, until }, "turn");
    };
    return () => isMine;
  });
