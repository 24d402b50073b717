import type { DepositInput, RecordedDeposit } from "@app/contract/deposits";
import type { EntryResult } from "@app/contract/device-entries";
import type { SeenAs } from "@app/contract/identification";

/** A weighing as this phone keeps it. It leaves the phone only when the server has said what became of it. */
export interface OutboxEntry {
  /** Counted by this phone, without gaps. */
  number: number;
  /** Whatever happens on the way, the server makes one deposit of one key. */
  key: string;
  /** Who weighed: another person's phone session never sends it. */
  userId: string;
  occurredAt: string;
  deposit: DepositInput;
  seenAs: SeenAs;
  /** What the screen said, for the list. */
  shownName: string | null;
  shownTokens: number;
  state: "waiting" | "recorded" | "undone" | "refused";
  /** Why the server refused it. */
  refusal: Exclude<EntryResult["outcome"], "recorded" | "undone"> | null;
  recorded: RecordedDeposit | null;
  settledAt: string | null;
}

export type NewEntry = Pick<
  OutboxEntry,
  "userId" | "occurredAt" | "deposit" | "seenAs" | "shownName" | "shownTokens"
>;

interface Device {
  deviceId: string;
  highestNumber: number;
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("outbox", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries", { keyPath: "number" });
      request.result.createObjectStore("device");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no outbox"));
  });

let opened: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> =>
  (opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));

/**
 * Settles when the disk has it: without `strict` the browser says "saved" for what a power cut takes
 * away.
 */
const write = async <T>(
  work: (entries: IDBObjectStore, device: IDBObjectStore) => () => T,
): Promise<T> => {
  const transaction = (await database()).transaction(["entries", "device"], "readwrite", {
    durability: "strict",
  });
  const result = work(transaction.objectStore("entries"), transaction.objectStore("device"));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(result());
    transaction.onabort = () => reject(transaction.error ?? new Error("not saved"));
  });
};

const read = async <T>(ask: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const request = ask((await database()).transaction("entries").objectStore("entries"));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
};

const firstDevice = (): Device => ({ deviceId: crypto.randomUUID(), highestNumber: 0 });

/** Number and entry in one transaction: a number that was given out is an entry that is there. */
export const addEntry = (entry: NewEntry): Promise<OutboxEntry> =>
  write((entries, device) => {
    let added: OutboxEntry | undefined;
    const asked = device.get("this") as IDBRequest<Device | undefined>;
    asked.onsuccess = () => {
      const { deviceId, highestNumber } = asked.result ?? firstDevice();
      const number = highestNumber + 1;
      added = {
        ...entry,
        number,
        key: crypto.randomUUID(),
        state: "waiting",
        refusal: null,
        recorded: null,
        settledAt: null,
      };
      device.put({ deviceId, highestNumber: number }, "this");
      entries.add(added);
    };
    return () => added as OutboxEntry;
  });

/** Changes what is there now, whoever changed it since it was read. */
const changeEntries = (
  numbers: readonly number[],
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<void> =>
  write((entries) => {
    for (const number of numbers) {
      const asked = entries.get(number) as IDBRequest<OutboxEntry | undefined>;
      asked.onsuccess = () => {
        if (asked.result) entries.put(change(asked.result));
      };
    }
    return () => undefined;
  });

const settle = (entry: OutboxEntry, { outcome, deposit }: EntryResult): OutboxEntry => {
  const settledAt = new Date().toISOString();
  if (outcome === "recorded") return { ...entry, state: "recorded", recorded: deposit, settledAt };
  if (outcome === "undone") return { ...entry, settledAt };
  return { ...entry, state: "refused", refusal: outcome, settledAt };
};

export const settleEntries = (results: readonly EntryResult[]): Promise<void> => {
  const byNumber = new Map(results.map((result) => [result.number, result]));
  return changeEntries([...byNumber.keys()], (entry) => {
    const result = byNumber.get(entry.number);
    return result ? settle(entry, result) : entry;
  });
};

/** What the server never saw although this phone has it is sent again. */
export const sendAgain = (numbers: readonly number[]): Promise<void> =>
  changeEntries(numbers, (entry) => ({
    ...entry,
    state: entry.state === "undone" ? "undone" : "waiting",
    settledAt: null,
  }));

/** Taken back before it was sent: the number stays, as an entry that says so. */
export const undoEntry = (number: number): Promise<void> =>
  changeEntries([number], (entry) =>
    entry.state === "waiting" ? { ...entry, state: "undone" } : entry,
  );

/** The code was wrong: the same weighing for somebody else, as a new question to the server. */
export const correctEntry = (number: number, citizenCode: string): Promise<void> =>
  changeEntries([number], (entry) => ({
    ...entry,
    key: crypto.randomUUID(),
    deposit: { ...entry.deposit, citizenCode },
    seenAs: { by: "typing" },
    state: "waiting",
    refusal: null,
    settledAt: null,
  }));

export const listEntries = (): Promise<OutboxEntry[]> =>
  read((entries) => entries.getAll() as IDBRequest<OutboxEntry[]>);

export const readDevice = async (): Promise<Device> => {
  const store = (await database()).transaction("device").objectStore("device");
  const asked = store.get("this") as IDBRequest<Device | undefined>;
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result ?? firstDevice());
    asked.onerror = () => reject(asked.error ?? new Error("not read"));
  });
};

/** What everybody knows for long enough; what waits or needs somebody stays. */
export const dropSettledBefore = (moment: string): Promise<void> =>
  write((entries) => {
    const asked = entries.getAll() as IDBRequest<OutboxEntry[]>;
    asked.onsuccess = () => {
      for (const { number, settledAt, state } of asked.result) {
        if (settledAt !== null && settledAt < moment && state !== "refused") entries.delete(number);
      }
    };
    return () => undefined;
  });
