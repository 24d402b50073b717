import { randomUUID } from "node:crypto";
import { type DeviceEntry, sendEntries } from "@app/contract/device-entries";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { call } from "../../../testing/call.ts";
import type { Counter } from "../../../testing/counter.ts";
import type { TestServer } from "../../../testing/test-server.ts";

export type DepositEntry = Extract<DeviceEntry, { kind: "deposit" }>;
export interface Sent {
  status: number;
  body: ResponseOf<typeof sendEntries>;
}

export const outcomes = ({ body }: Sent): string[] =>
  body.results.map(({ number, outcome }) => `${number} ${outcome}`);

/** What the server knows of a phone. */
const readPhone = ({ database: { db } }: TestServer, deviceId: string) => ({
  deposits: () =>
    db
      .selectFrom("deposits")
      .select([
        "device_number",
        "occurred_at",
        "created_at",
        "identified_by",
        "status",
        "citizen_id",
      ])
      .where("device_id", "=", deviceId)
      .orderBy("device_number")
      .execute(),
  entries: () =>
    db
      .selectFrom("device_entries")
      .select(["number", "outcome", "details", "skew_seconds"])
      .where("device_id", "=", deviceId)
      .orderBy("number")
      .execute(),
  tasks: () =>
    db
      .selectFrom("tasks")
      .select(["kind", "data", "decision"])
      .where("subject_id", "=", deviceId)
      .orderBy("created_at")
      .execute(),
});

/** A phone of the counter that counts for itself; `now` is what its clock says. */
export const usePhone = (server: TestServer, counter: Counter, now: Date) => {
  const deviceId = randomUUID();
  const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();
  return {
    deviceId,
    ago,
    weighed: (number: number, changes: Partial<DepositEntry> = {}): DepositEntry => ({
      kind: "deposit",
      number,
      key: randomUUID(),
      occurredAt: ago(60),
      deposit: {
        pointId: counter.pointId,
        citizenCode: counter.citizen.code,
        material: "pet",
        grams: 1000,
        stars: { clean: false, compacted: false, manners: false },
      },
      seenAs: { by: "typing" },
      ...changes,
    }),
    send: async (
      entries: DeviceEntry[],
      changes: Partial<BodyInput<typeof sendEntries>> = {},
      token = counter.operatorToken,
    ): Promise<Sent> => {
      const highestNumber = Math.max(0, ...entries.map(({ number }) => number));
      const body = {
        deviceId,
        sentAt: ago(0),
        highestNumber,
        stillWaiting: 0,
        entries,
        ...changes,
      };
      return (await call(server.url, sendEntries, { token, body })) as Sent;
    },
    ...readPhone(server, deviceId),
  };
};
export type Phone = ReturnType<typeof usePhone>;
