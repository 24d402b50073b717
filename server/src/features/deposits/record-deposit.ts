import { hash, randomUUIDv7 } from "node:crypto";
import type { DepositInput, RecordedDeposit } from "@app/contract/deposits";
import { countStars } from "@app/contract/quality";
import { tokensFor } from "@app/contract/tokens";
import { isKeyCollision, isUnavailable } from "@app/database/faults";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { createRateBook } from "../rates/index.ts";
import { createCourseGate } from "../training/index.ts";
import { createGroupCommit } from "../../group-commit.ts";
import { refusal } from "../../refusal.ts";
import {
  type DepositOutcome,
  type DepositToRecord,
  recordDeposits,
} from "./record-deposits.queries.ts";

export interface DepositRequest {
  actor: Actor;
  key: string;
  input: DepositInput;
  traceId: string;
  /** For what a phone brought: when and how it was weighed there. */
  weighing?: Weighing;
}

export type Weighing = Pick<DepositToRecord, "age" | "identifiedBy" | "device">;

/** At the counter, now. */
const justNow: Weighing = { age: 0, identifiedBy: "typed_code", device: null };

/** How much of the database recording may take. */
interface Lane {
  maxGroup: number;
  inFlight: number;
  rest?: number;
  tooManyToRest?: number;
  maxWait?: number;
}
/** Somebody stands at the counter; with a second for a lock they have an answer within two. */
const atOnce: Lane = { maxGroup: 128, inFlight: 2, maxWait: 800 };
/** A day's work of many phones after an outage: it may take its time, and leaves room for others. */
export const inTheBackground: Lane = {
  maxGroup: 24,
  inFlight: 1,
  rest: 3,
  tooManyToRest: 5000,
};
const worthJoining = 8;

/** The same request has the same fingerprint, however its fields were ordered. */
const fingerprintOf = ({ pointId, citizenCode, material, grams, stars }: DepositInput): Buffer =>
  hash(
    "sha256",
    [pointId, citizenCode, material, grams, stars.clean, stars.compacted, stars.manners].join("|"),
    "buffer",
  );

const answerOf = ({ outcome, answer }: DepositOutcome): RecordedDeposit => {
  if (answer) return answer;
  throw refusal(outcome);
};

export type RecordDeposit = (request: DepositRequest) => Promise<RecordedDeposit>;

/**
 * A point's weighing becomes a deposit, a transfer, totals, news and a remembered answer: one
 * transaction, one round trip, shared with whatever else arrived meanwhile.
 */
export const createDepositRecorder = (ctx: Context, lane: Lane = atOnce): RecordDeposit => {
  // From nought, so that a first deposit is growth, and an hour without one can be told from no answer.
  for (const outcome of ["recorded", "replayed"]) ctx.metrics.deposits.inc({ outcome }, 0);
  const rates = createRateBook(ctx);
  const requireCourse = createCourseGate(ctx);
  const record = createGroupCommit<DepositToRecord, DepositOutcome>({
    run: async (deposits) => {
      ctx.metrics.depositGroups.observe(deposits.length);
      try {
        return await recordDeposits(ctx.pool, ctx.clock, deposits);
      } catch (error) {
        if (deposits.length > 1 || !isKeyCollision(error)) throw error;
        // Another node recorded this key for somebody else meanwhile: now it can be seen.
        return recordDeposits(ctx.pool, ctx.clock, deposits);
      }
    },
    ...lane,
    worthJoining,
    mayRetryAlone: (error) => !isUnavailable(error),
  });

  const attempt = async ({
    actor,
    key,
    input,
    traceId,
    weighing = justNow,
  }: DepositRequest): Promise<DepositOutcome> => {
    const then = weighing.age > 0 ? await rates.ago(weighing.age) : await rates.current();
    const rate = then.find(({ material }) => material === input.material);
    if (!rate) throw new AppError("material_not_accepted");
    return record({
      ...input,
      id: randomUUIDv7(),
      actorId: actor.userId,
      key,
      fingerprint: fingerprintOf(input),
      rateId: rate.id,
      tokens: tokensFor(input.grams, countStars(input.stars), rate),
      traceId,
      ...weighing,
    });
  };

  return async (request) => {
    await requireCourse(request.actor.userId);
    let result = await attempt(request);
    if (result.outcome === "rate_changed") {
      // The rate ended since we read it: nothing was written, so compute with the new one.
      rates.renew();
      result = await attempt(request);
    }
    ctx.metrics.deposits.inc({ outcome: result.outcome });
    return answerOf(result);
  };
};
