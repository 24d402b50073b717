import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import {
  buildPoint,
  buildSession,
  buildUser,
  type BuiltUser,
  type PointOverrides,
} from "@app/database/testing/builders";
import type { Db } from "@app/database/connect";
import { type Answer, call } from "./call.ts";

type DepositBody = Parameters<typeof call<typeof recordDeposit>>[2] extends infer O
  ? NonNullable<NonNullable<O> extends { body?: infer B } ? B : never>
  : never;

export interface Counter {
  pointId: string;
  operatorId: string;
  operatorToken: string;
  citizen: BuiltUser;
  citizenToken: string;
  body: (overrides?: Partial<DepositBody>) => DepositBody;
}

/** A point with its owner signed in, and a citizen in front of the scale. */
export const buildCounter = async (db: Db, overrides: PointOverrides = {}): Promise<Counter> => {
  const { id: pointId, ownerId } = await buildPoint(db, overrides);
  const citizen = await buildUser(db);
  return {
    pointId,
    operatorId: ownerId,
    operatorToken: await buildSession(db, ownerId),
    citizen,
    citizenToken: await buildSession(db, citizen.id),
    body: (changes = {}) => ({
      pointId,
      citizenCode: citizen.code,
      material: "pet",
      grams: 3400,
      stars: { clean: true, compacted: true, manners: false },
      ...changes,
    }),
  };
};

export const deposit = (
  url: string,
  counter: Counter,
  changes: Partial<DepositBody> = {},
  key: string = randomUUID(),
): Promise<Answer> =>
  call(url, recordDeposit, { token: counter.operatorToken, key, body: counter.body(changes) });
