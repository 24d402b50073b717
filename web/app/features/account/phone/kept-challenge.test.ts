import type { Challenge } from "@app/contract/codes";
import { expect, test } from "vitest";
import { memoryStore } from "../../../lib/testing/memory-store.ts";
import { keptChallenge } from "./kept-challenge.ts";

const challenge: Challenge = {
  id: "0193a4f2-7b1c-7000-8000-000000000001",
  channel: "sms",
  sentTo: "05 50 .. .. 00",
  resendAfterSeconds: 60,
};
const now = 1_000_000_000;

test("a page loaded anew goes on with the code that is on its way", () => {
  const store = memoryStore();
  keptChallenge("yasmine", store).write({ challenge, phone: "0660000000" }, now);
  expect(keptChallenge("yasmine", store).read(now + 20_000)).toEqual({
    challenge: { ...challenge, resendAfterSeconds: 40 },
    phone: "0660000000",
  });
});

test("digits that no longer work are not waited for", () => {
  const kept = keptChallenge("yasmine", memoryStore());
  kept.write({ challenge }, now);
  expect(kept.read(now + 599_000)).not.toBeNull();
  expect(kept.read(now + 600_000)).toBeNull();
});

test("a clock that was set back asks for a new code", () => {
  const kept = keptChallenge("yasmine", memoryStore());
  kept.write({ challenge }, now);
  expect(kept.read(now - 5000)).toBeNull();
});

test("another person on this phone gets a code of their own", () => {
  const store = memoryStore();
  keptChallenge("yasmine", store).write({ challenge }, now);
  expect(keptChallenge("karim", store).read(now)).toBeNull();
});

test("what an older page kept and does not fit is nothing", () => {
  const store = memoryStore();
  store.write("phone-code.yasmine", `{"at":${now},"challenge":{"id":7}}`);
  expect(keptChallenge("yasmine", store).read(now)).toBeNull();
});
