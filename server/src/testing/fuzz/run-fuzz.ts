import { connect } from "@app/database/connect";
import { sql } from "kysely";
import { callers } from "../authorisation-table.ts";
import { buildWorld, type World } from "../authorisation-world.ts";
import type { TestServer } from "../test-server.ts";
import { createDice, type Dice } from "./dice.ts";
import { makeShot, type Shot, takeAims } from "./inputs.ts";
import { type Operation, readOperations } from "./operations.ts";
import { type Answered, send } from "./send.ts";

export interface Finding {
  what: string;
  /** Enough to send it again. */
  how: string;
}

export interface FuzzResult {
  sent: number;
  operations: number;
  statuses: Record<string, number>;
  findings: Finding[];
  slowest: number;
  /** Slower than the limit among the others, and quick again when sent alone: the machine's pauses. */
  pauses: number;
  /** Told to come again, and answered when it came again alone: others held the same row too long. */
  busy: number;
  /** As PostgreSQL counts them. */
  deadlocks: number;
}

interface Options {
  count: number;
  seed: number;
  /** How many requests to each operation until the people and things they are about are made anew. */
  each?: number;
  atOnce?: number;
  /** Ends it early, with what there is. */
  signal?: AbortSignal;
  onProgress?: (sent: number, findings: number) => void;
}

/** Nobody waits longer than this for an answer. */
const limitMilliseconds = 2000;

/** What a browser's refusal to read on looks like: the body was not read to its end. */
const mayCutOff = ({ input: { body } }: Shot): boolean => (body?.length ?? 0) > 1024 * 1024;

const describe = ({ operation, caller, input }: Shot): string => {
  const { method, address, headers, body } = input;
  const shown = JSON.stringify({ ...headers, authorization: "" }).slice(0, 400);
  const text = body?.subarray(0, 600).toString() ?? "";
  return `${operation.key} as ${callers[caller]}: ${method} ${address.slice(0, 300)} ${shown} ${text}`;
};

/** An address that was bent may lead to another endpoint, whose contract is another. */
const leadsAstray = ({ operation, input }: Shot): boolean => {
  const [path = ""] = input.address.split("?");
  const parts = operation.path.split(/\{\w+\}/);
  return !path.startsWith(parts[0] ?? "") || path.includes("/..") || path.includes("//");
};

const judge = (shot: Shot, answer: Answered | null): string | null => {
  if (!answer) return mayCutOff(shot) ? null : "cut off";
  if (answer.status >= 500) return `status ${answer.status}: ${answer.text.slice(0, 200)}`;
  return leadsAstray(shot) ? null : shot.operation.complain(answer);
};

const complainOfTime = (answer: Answered | null): string | null =>
  answer && answer.milliseconds > limitMilliseconds
    ? `took ${Math.round(answer.milliseconds)} ms`
    : null;

/** A pause of the machine comes once, what is slow in itself each time: the quickest of five counts. */
const sendAlone = async (url: string, { input }: Shot): Promise<Answered | null> => {
  let best: Answered | null = null;
  for (let n = 0; n < 5; n++) {
    const answer = await send(url, input);
    if (!best || (answer && answer.milliseconds < best.milliseconds)) best = answer;
    if (best && best.status < 500 && best.milliseconds < limitMilliseconds) break;
  }
  return best;
};

const shuffle = <T>(dice: Dice, list: T[]): T[] => {
  for (let n = list.length - 1; n > 0; n--) {
    const other = dice.below(n + 1);
    [list[n], list[other]] = [list[other] as T, list[n] as T];
  }
  return list;
};

/** Limits are counted as ever and forgotten at once: they must not answer in the place of the code. */
const forgetLimits = async ({ server }: World): Promise<void> => {
  await server.database.db.deleteFrom("attempts").execute();
};

const createRound = (result: FuzzResult, options: Options) => {
  const tell = (shot: Shot, what: string): void => {
    result.findings.push({ what, how: describe(shot) });
  };
  const settle = async (world: World, shot: Shot): Promise<void> => {
    const alone = await sendAlone(world.server.url, shot);
    result.slowest = Math.max(result.slowest, alone?.milliseconds ?? 0);
    const complaint = judge(shot, alone) ?? complainOfTime(alone);
    if (complaint) tell(shot, `${complaint}, also alone`);
  };
  /** Whether it has to be looked at again, alone. */
  const note = (shot: Shot, answer: Answered | null): boolean => {
    const status = answer ? String(answer.status) : "cut";
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    const isBusy = status === "503";
    const isSlow = complainOfTime(answer) !== null;
    if (isBusy) result.busy += 1;
    if (isSlow) result.pauses += 1;
    const complaint = isBusy ? null : judge(shot, answer);
    if (complaint) tell(shot, complaint);
    return isBusy || isSlow;
  };
  return async (world: World, shots: readonly Shot[]): Promise<void> => {
    const waiting: Shot[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let shot = shots[next++]; shot && !options.signal?.aborted; shot = shots[next++]) {
        const answer = await send(world.server.url, shot.input);
        result.sent += 1;
        if (note(shot, answer)) waiting.push(shot);
        if (result.sent % 100 > 0) continue;
        await forgetLimits(world);
        options.onProgress?.(result.sent, result.findings.length);
      }
    };
    await Promise.all(Array.from({ length: options.atOnce ?? 12 }, work));
    for (const shot of waiting) await settle(world, shot);
  };
};

/** After them a caller is nobody any more, so they come last. */
const endings =
  /logout|sign-?out|password|deletion|account\/(devices|app)|session\/|users\/|BecomeRole/i;

const shotsOf = async (
  dice: Dice,
  world: World,
  operations: readonly Operation[],
  each: number,
): Promise<Shot[]> => {
  const { aims, seen } = await takeAims(world, operations);
  await forgetLimits(world);
  const shots = aims.flatMap((aim) =>
    Array.from({ length: each }, () => makeShot(dice, world, seen, aim)),
  );
  const isEnding = ({ operation }: Shot): boolean => endings.test(operation.key);
  const [ending, going] = [shots.filter(isEnding), shots.filter((shot) => !isEnding(shot))];
  return [...shuffle(dice, going), ...shuffle(dice, ending)];
};

const countDeadlocks = async ({ database }: TestServer): Promise<number> => {
  const { rows } = await database.pool.query<{ deadlocks: number }>(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks ?? 0;
};

/** A part that an administrator closed would answer nothing else: whatever is switched here stays open. */
const keepAllOpen = async ({ database }: TestServer): Promise<void> => {
  const owner = connect(database.ownerUrl);
  try {
    await sql`create function stay_open() returns trigger language plpgsql as
      $$ begin new.is_off := false; return new; end $$`.execute(owner.db);
    await sql`create trigger stay_open before insert or update on switches
      for each row execute function stay_open()`.execute(owner.db);
  } finally {
    await owner.close();
  }
};

/** Bad requests to every operation, by everybody, several at once, until so many were sent. */
export const runFuzz = async (server: TestServer, options: Options): Promise<FuzzResult> => {
  const dice = createDice(options.seed);
  const operations = readOperations();
  const result: FuzzResult = {
    sent: 0,
    operations: operations.length,
    statuses: {},
    findings: [],
    slowest: 0,
    pauses: 0,
    busy: 0,
    deadlocks: 0,
  };
  await keepAllOpen(server);
  const round = createRound(result, options);
  while (result.sent < options.count && !options.signal?.aborted) {
    const world = await buildWorld(server);
    const shots = await shotsOf(dice, world, operations, options.each ?? 20);
    await round(world, shots.slice(0, options.count - result.sent));
  }
  result.deadlocks = await countDeadlocks(server);
  return result;
};
