/** The phone did not keep a deposit, or cannot tell what it keeps. Whoever weighs must know. */
export class OutboxError extends Error {
  override readonly name = "OutboxError";
  readonly reason: OutboxFailure;

  constructor(reason: OutboxFailure, cause?: unknown) {
    super(`outbox: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * `limit`: too much waits, or for too long. `full`: no room on the phone. `busy`: another tab holds an
 * older form of it. `old`: a newer version of the site made it. `unavailable`: switched off or broken.
 */
export type OutboxFailure = "limit" | "full" | "busy" | "old" | "unavailable";

const failures: Partial<Record<string, OutboxFailure>> = {
  QuotaExceededError: "full",
  VersionError: "old",
};

export const asOutboxError = (error: unknown): OutboxError => {
  if (error instanceof OutboxError) return error;
  const name = error instanceof Error ? error.name : "";
  return new OutboxError(failures[name] ?? "unavailable", error);
};

/** One step for each version that was ever released; a phone takes those it has not taken. */
const upgrades: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore("entries", { keyPath: "number" });
    database.createObjectStore("device");
  },
  (database) => {
    database.createObjectStore("signatures", { keyPath: "pickupId" });
  },
];

const open = (forget: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("outbox", upgrades.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const upgrade of upgrades.slice(oldVersion)) upgrade(request.result);
    };
    request.onblocked = () => reject(new OutboxError("busy"));
    request.onerror = () => reject(asOutboxError(request.error));
    request.onsuccess = () => {
      const database = request.result;
      // Deleted or broken under us: the next access opens it anew and sees what is left.
      database.onclose = forget;
      // Another tab of a newer version needs it: this one lets go.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
  });

let opened: Promise<IDBDatabase> | undefined;

const connect = (): Promise<IDBDatabase> => {
  const forget = () => {
    if (opened === attempt) opened = undefined;
  };
  const attempt = (opened ??= open(() => forget()).catch((error: unknown) => {
    forget();
    throw asOutboxError(error);
  }));
  return attempt;
};

const storeNames = ["entries", "device", "signatures"];

const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
  /** Without `strict` the browser says "saved" for what a power cut takes away. */
  const start = async () =>
    (await connect()).transaction(storeNames, mode, { durability: "strict" });
  try {
    return await start();
  } catch (error) {
    // The connection was closed since it was opened.
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    opened = undefined;
    return start();
  }
};

export interface Stores {
  entries: IDBObjectStore;
  device: IDBObjectStore;
  /** What was given to vans. */
  signatures: IDBObjectStore;
  /** Ends it with nothing written. */
  refuse: (reason: OutboxFailure) => void;
}

/** Settles when the disk has it. `work` answers how to read the result once that is so. */
const transact = async <T>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => () => T,
): Promise<T> => {
  try {
    const transaction = await begin(mode);
    let refusal: OutboxError | undefined;
    return await new Promise<T>((resolve, reject) => {
      const result = work({
        entries: transaction.objectStore("entries"),
        device: transaction.objectStore("device"),
        signatures: transaction.objectStore("signatures"),
        refuse: (reason) => {
          refusal = new OutboxError(reason);
          transaction.abort();
        },
      });
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(refusal ?? transaction.error ?? new Error("not saved"));
    });
  } catch (error) {
    throw asOutboxError(error);
  }
};

export const write = <T>(work: (stores: Stores) => () => T): Promise<T> =>
  transact("readwrite", work);

export const read = <T>(ask: (stores: Stores) => IDBRequest<T>): Promise<T> =>
  transact("readonly", (stores) => {
    const request = ask(stores);
    return () => request.result;
  });
