import type { NewVanEntry, VanEntry } from "./van-entry.ts";

/** The phone did not keep it: whoever stands at the door must know. */
export class NotKept extends Error {
  override readonly name = "NotKept";
}

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("van-outbox", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries", { keyPath: "number", autoIncrement: true });
    };
    request.onblocked = () => reject(new NotKept("busy"));
    request.onerror = () => reject(new NotKept("closed", { cause: request.error }));
    request.onsuccess = () => {
      const database = request.result;
      // Another tab of a newer version needs it: this one lets go.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });

/** Opened for each access: a driver does few things in a day, and nothing is held from other tabs. */
const transact = async <T>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => () => T,
): Promise<T> => {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      // Without `strict` the browser says "saved" for what a power cut takes away.
      const transaction = database.transaction("entries", mode, { durability: "strict" });
      const result = work(transaction.objectStore("entries"));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(new NotKept("aborted", { cause: transaction.error }));
    });
  } finally {
    database.close();
  }
};

const askAll = (entries: IDBObjectStore) => entries.getAll() as IDBRequest<VanEntry[]>;

/** In the order in which things happened. */
export const listEntries = (): Promise<VanEntry[]> =>
  transact("readonly", (entries) => {
    const asked = askAll(entries);
    return () => asked.result;
  });

const fresh = (entry: NewVanEntry): Omit<VanEntry, "number"> => ({
  ...entry,
  key: crypto.randomUUID(),
  state: "waiting",
  refusal: null,
  settledAt: null,
});

/** `replaces` says which of the waiting entries this one takes the place of. */
export const addEntry = (
  entry: NewVanEntry,
  replaces: (before: VanEntry) => boolean = () => false,
): Promise<void> =>
  transact("readwrite", (entries) => {
    const asked = askAll(entries);
    asked.onsuccess = () => {
      for (const before of asked.result) {
        if (before.state === "waiting" && replaces(before)) entries.delete(before.number);
      }
      entries.add(fresh(entry));
    };
    return () => undefined;
  });

/** Changes what is there now, whoever changed it since it was read; null drops it. */
export const changeEntry = (
  number: number,
  change: (entry: VanEntry) => VanEntry | null,
): Promise<void> =>
  transact("readwrite", (entries) => {
    const asked = entries.get(number) as IDBRequest<VanEntry | undefined>;
    asked.onsuccess = () => {
      if (!asked.result) return;
      const changed = change(asked.result);
      if (changed) entries.put(changed);
      else entries.delete(number);
    };
    return () => undefined;
  });
