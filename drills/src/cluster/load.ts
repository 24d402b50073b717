import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import { postDeposit, type Scene } from "../scene.ts";

export interface Ack {
  key: string;
  /** By the drill's own clock, in milliseconds. */
  at: number;
}

export interface Answer {
  status: number;
  took: number;
  hasRetryAfter: boolean;
}

export interface Load {
  /** Written down here, outside what is being broken, the moment a client has it. */
  acks: readonly Ack[];
  /** Every answer to every try; status 0 is a connection that broke. */
  answers: readonly Answer[];
  /** Ends when every deposit that was begun has been acknowledged. */
  stop: () => Promise<void>;
}

export interface LoadOptions {
  scene: Scene;
  /** Asked before each try: a client goes where the service is now. */
  url: () => string;
  clients: number;
  /** Between a client's deposits, in milliseconds. */
  rest: number;
}

const patience = 120_000;
const requestTimeout = 10_000;

const tryOnce = async (
  { scene, url }: Pick<LoadOptions, "scene" | "url">,
  n: number,
  key: string,
): Promise<Answer> => {
  const start = performance.now();
  const done = (status: number, hasRetryAfter = false): Answer => ({
    status,
    took: performance.now() - start,
    hasRetryAfter,
  });
  try {
    const sent = postDeposit(url(), scene.operatorToken, scene.body(n), key);
    const late = pause(requestTimeout, null, { ref: false });
    const answer = await Promise.race([sent, late]);
    sent.catch(() => undefined);
    if (answer === null) return done(0);
    await answer.arrayBuffer();
    return done(answer.status, answer.headers.has("retry-after"));
  } catch {
    return done(0);
  }
};

/** As devices do: one deposit after the other, each sent again under its key until it is confirmed. */
export const startLoad = (options: LoadOptions): Load => {
  const acks: Ack[] = [];
  const answers: Answer[] = [];
  let stopAt = Number.POSITIVE_INFINITY;
  let deposits = 0;
  const isStopped = (): boolean => performance.now() > stopAt;
  const deposit = async (): Promise<void> => {
    const [n, key] = [deposits++, randomUUID()];
    for (;;) {
      const answer = await tryOnce(options, n, key);
      answers.push(answer);
      if (answer.status === 201) break;
      if (performance.now() > stopAt + patience) throw new Error("a deposit was never confirmed");
      await pause(100 + Math.random() * 300);
    }
    acks.push({ key, at: performance.now() });
  };
  const client = async (): Promise<void> => {
    while (!isStopped()) {
      await deposit();
      await pause(options.rest * (0.5 + Math.random()));
    }
  };
  const clients = Promise.all(Array.from({ length: options.clients }, client));
  clients.catch(() => undefined);
  return {
    acks,
    answers,
    stop: async () => {
      stopAt = performance.now();
      await clients;
    },
  };
};

/** Full jitter: whoever was turned away comes back at a moment of its own. */
const backOff = (tries: number): number => Math.random() * Math.min(2000, 100 * 2 ** tries);

/** Many clients with one deposit each, all at the same moment. */
export const startHerd = (options: Pick<LoadOptions, "scene" | "url" | "clients">): Load => {
  const acks: Ack[] = [];
  const answers: Answer[] = [];
  const client = async (_: unknown, n: number): Promise<void> => {
    const key = randomUUID();
    for (let tries = 0; tries < 200; tries++) {
      const answer = await tryOnce(options, n, key);
      answers.push(answer);
      if (answer.status === 201) {
        acks.push({ key, at: performance.now() });
        return;
      }
      await pause(backOff(tries));
    }
    throw new Error("a deposit was never confirmed");
  };
  const all = Promise.all(Array.from({ length: options.clients }, client));
  all.catch(() => undefined);
  return { acks, answers, stop: () => all.then(() => undefined) };
};

export interface Stall {
  /** The longest time in which nobody was confirmed anything. */
  milliseconds: number;
  /** When it was over, after `from`. */
  backAfter: number;
}

export const longestStall = (acks: readonly Ack[], from: number): Stall => {
  let stall: Stall = { milliseconds: 0, backAfter: 0 };
  let last = from;
  for (const { at } of acks) {
    if (at < from) continue;
    if (at - last > stall.milliseconds) {
      stall = { milliseconds: at - last, backAfter: at - from };
    }
    last = at;
  }
  return stall;
};

/** Neither confirmed nor "not now": what nobody should ever be answered. */
export const countWrongAnswers = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => ![0, 201, 503].includes(status)).length;

/** Confirmed, and not in the database with all that belongs to it. */
export const findLost = async (db: Db, acks: readonly Ack[]): Promise<string[]> => {
  const keys = acks.map(({ key }) => key);
  const { rows } = await sql<{ key: string }>`
    select i.key from idempotency i
    join deposits d on d.id = (i.answer ->> 'id')::uuid
    join transfers t on t.reference_id = d.id and t.kind = 'deposit_earned'
    join outbox o on o.id = d.id
    where i.key = any(${keys}::uuid[]) and i.answer ? 'id'`.execute(db);
  const kept = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !kept.has(key));
};
