import { expect, test } from "vitest";
import { z } from "zod/mini";
import { memoryStore } from "../../lib/testing/memory-store.ts";
import { createFlow } from "./progress.ts";
import { challengeOf, sentCodeOf } from "./sent-code.ts";

const start = { bags: 0 };
const flowIn = (store = memoryStore()) =>
  createFlow(
    {
      name: "test",
      schema: z.object({ bags: z.number() }),
      start,
      reduce: (state, action: { type: "added"; bags: number }) => ({
        bags: state.bags + action.bags,
      }),
    },
    store,
  );
const added = { type: "added", bags: 2 } as const;

test("how far a person came is known after a reload", () => {
  const store = memoryStore();
  flowIn(store).dispatch(added);
  expect(flowIn(store).read()).toEqual({ bags: 2 });
});

test.each(["null", "7", '{"bags":"many"}', "{"])("what does not fit begins anew: %s", (kept) => {
  const store = memoryStore();
  store.write("signup.test", kept);
  expect(flowIn(store).read()).toEqual(start);
});

test("whoever listens hears of every step, and of none after leaving", () => {
  const flow = flowIn();
  let heard = 0;
  const leave = flow.subscribe(() => (heard += 1));
  flow.dispatch(added);
  leave();
  flow.dispatch(added);
  expect(heard).toBe(1);
  expect(flow.read()).toEqual({ bags: 4 });
});

test("nothing stays once the account is there", () => {
  const store = memoryStore();
  const flow = flowIn(store);
  flow.dispatch(added);
  flow.forget();
  expect(store.keys()).toEqual([]);
  expect(flow.read()).toEqual(start);
});

test("the wait for another message goes on over a reload", () => {
  const challenge = {
    id: "c1",
    channel: "sms",
    sentTo: "05 50 .. .. 00",
    resendAfterSeconds: 60,
  } as const;
  const code = sentCodeOf(challenge, 1000);
  expect(challengeOf(code, 1000)).toEqual(challenge);
  expect(challengeOf(code, 19_000).resendAfterSeconds).toBe(42);
  expect(challengeOf(code, 90_000).resendAfterSeconds).toBe(0);
});
