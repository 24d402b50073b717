import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { askAboutSilentDevices } from "./ask-about-silent-devices.ts";
import { type Phone, usePhone } from "./testing/phone.ts";

const now = new Date("2026-11-15T18:00:00Z");
const hour = 3600 * 1000;

let server: TestServer;
let counter: Counter;
let phone: Phone;
let context: Context;
let jobTime = now;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  counter = await buildCounter(server.database.db);
  context = createContext(testConfig(server.database), "test", { fixed: () => jobTime });
});
afterAll(async () => {
  await context.close();
  await server.stop();
});
beforeEach(() => {
  phone = usePhone(server, counter, now);
});

const about = (numbers: number[]) => ({ actorId: counter.operatorId, numbers });

describe("a number that never arrives", () => {
  test("is named as long as the phone may still send it, and then somebody must ask", async () => {
    const { send, weighed } = phone;
    const early = await send([weighed(1), weighed(4)], { stillWaiting: 2 });
    expect(early.body.missing).toEqual([2, 3]);
    expect(await phone.tasks()).toEqual([]);
    const late = await send([weighed(2)], { highestNumber: 4 });
    expect(late.body.missing).toEqual([3]);
    await send([], { highestNumber: 4 });
    expect(await phone.tasks()).toEqual([
      { kind: "entries_lost", data: about([3]), decision: null },
    ]);
  });

  test("that comes after all answers the question about it", async () => {
    const { send, weighed } = phone;
    await send([weighed(1), weighed(3)]);
    await send([weighed(2)], { highestNumber: 3 });
    expect(await phone.tasks()).toEqual([
      { kind: "entries_lost", data: about([2]), decision: "arrived" },
    ]);
  });

  test("is asked for when the phone that has it was not heard of for a day, and only once", async () => {
    const { send, weighed } = phone;
    await send([weighed(1), weighed(3)], { highestNumber: 5, stillWaiting: 3 });
    jobTime = new Date(now.getTime() + 23 * hour);
    await askAboutSilentDevices(context);
    expect(await phone.tasks()).toEqual([]);
    jobTime = new Date(now.getTime() + 25 * hour);
    await askAboutSilentDevices(context);
    await askAboutSilentDevices(context);
    const task = { kind: "device_gap", data: about([2, 4, 5]) };
    expect(await phone.tasks()).toEqual([{ ...task, decision: null }]);
    await send([weighed(2), weighed(4), weighed(5)]);
    expect(await phone.tasks()).toEqual([{ ...task, decision: "arrived" }]);
    await askAboutSilentDevices(context);
    expect(await phone.tasks()).toHaveLength(1);
  });
});
