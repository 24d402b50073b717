import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./tables.generated.ts";

/**
 * The commit may or may not survive a failover: the wait for the standby was cancelled. It is not
 * an acknowledgement; the caller answers 503 and the client repeats with the same key.
 */
export class UnconfirmedCommitError extends Error {
  override name = "UnconfirmedCommitError";
}

/** Recognised by the server's routine: the message itself is translated. */
const isCancelledSyncWait = (notice: object): boolean =>
  "routine" in notice && notice.routine === "SyncRepWaitForLSN";

/** A client that tells an unconfirmed commit from a confirmed one. */
class ConfirmingClient extends pg.Client {
  #unconfirmed = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("notice", (notice) => {
      if (isCancelledSyncWait(notice)) this.#unconfirmed = true;
    });
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const sent = send(...args);
      return sent instanceof Promise ? sent.then((result) => this.#confirm(result)) : sent;
    }) as typeof this.query;
  }

  #confirm<T>(result: T): T {
    if (!this.#unconfirmed) return result;
    this.#unconfirmed = false;
    throw new UnconfirmedCommitError("the commit was not confirmed by the standby");
  }
}

/** Tokens, grams and counts stay far below 2^53; a value that does not is an error, never rounded. */
const parseBigint = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
};

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, parseBigint);

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;
/** One connection kept for itself, for what belongs to a session. */
export type Session = pg.PoolClient;

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  max?: number;
  connectMilliseconds?: number;
  applicationName?: string;
  /** For a connection and for an answer, where nobody waits at a counter: what checks a whole ledger. */
  patienceMilliseconds?: number;
  onError?: (error: Error) => void;
}

export const connect = (url: string, options: ConnectOptions = {}): Connection => {
  const onError = options.onError ?? (() => undefined);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.patienceMilliseconds ?? options.connectMilliseconds ?? 10_000,
    query_timeout: options.patienceMilliseconds ?? 20_000,
    // Not given, it is what the role says.
    ...(options.patienceMilliseconds && { statement_timeout: options.patienceMilliseconds }),
    types,
    Client: ConfirmingClient,
  });
  // Without a listener on every client the process dies with the first database crash.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
};
