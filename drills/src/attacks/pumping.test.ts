import { askSignUpCode } from "@app/contract/sign-up";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, flood, openTarget, type Target } from "./attacker.ts";
import { sized } from "../sizes.ts";

const asked = sized(1500, 5000);

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

const ask = (phone: string, address: string) => target.send(askSignUpCode, { phone }, { address });

const queued = async (): Promise<number> => {
  const row = await target.database.db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
};

test("codes without end asked for 1,000 neighbouring numbers from 1,000 addresses: fifty are sent", async () => {
  const statuses = await flood(asked, (n) =>
    ask(`+213550123${String(n % 1000).padStart(3, "0")}`, addressOf(n % 1000)),
  );
  expect(statuses).toEqual({ 202: 50, 429: asked - 50 });
  expect(await queued()).toBe(50);
});

test("one address gets twenty a day, whatever the numbers", async () => {
  const before = await queued();
  const statuses = await flood(200, (n) =>
    ask(`+2136${String(n * 1000).padStart(8, "0")}`, "10.7.7.7"),
  );
  expect(statuses).toEqual({ 202: 20, 429: 180 });
  expect((await queued()) - before).toBe(20);
});

test("one number gets one a minute, whoever asks", async () => {
  const statuses = await flood(300, (n) => ask("+213770000001", addressOf(5000 + n)));
  expect(statuses).toEqual({ 202: 1, 429: 299 });
});

test("a number of another country gets none", async () => {
  const before = await queued();
  for (const phone of ["+33612345678", "+2126123456", "+8816123456789", "+21321234567"]) {
    expect((await ask(phone, "10.6.6.6")).status).toBe(422);
  }
  expect(await queued()).toBe(before);
});
