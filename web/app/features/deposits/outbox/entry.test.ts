import type { EntryResult } from "@app/contract/device-entries";
import { describe, expect, test } from "vitest";
import {
  acknowledge,
  asSent,
  correct,
  giveUp,
  isToSend,
  isToSolve,
  type OutboxEntry,
  sendAgain,
  settle,
  undo,
} from "./entry.ts";
import { testEntry } from "./testing/test-entry.ts";

const then = "2026-11-15T10:05:00.000Z";
const recorded = {
  id: "0197f000-0000-7000-8000-000000000001",
  material: "pet" as const,
  grams: 1000,
  tokens: 2400,
  recordedAt: then,
};
const answer = (outcome: EntryResult["outcome"], deposit = null as EntryResult["deposit"]) => ({
  number: 1,
  outcome,
  deposit,
});
const arrive = (entry: OutboxEntry, result: EntryResult) =>
  settle(entry, result, asSent(entry).kind, then);

describe("what the server says", () => {
  test("settles an entry, with the deposit it became", () => {
    const entry = arrive(testEntry(), answer("recorded", recorded));
    expect(entry).toMatchObject({ state: "recorded", recorded, settledAt: then });
    expect(isToSend(entry)).toBe(false);
    expect(isToSolve(entry)).toBe(false);
  });

  test("leaves it waiting when the fault is its own", () => {
    for (const outcome of [
      "internal",
      "unavailable",
      "rate_changed",
      "too_many_requests",
    ] as const) {
      expect(arrive(testEntry(), answer(outcome))).toEqual(testEntry());
    }
  });

  test("is a refusal that somebody must solve, and nothing that is sent again by itself", () => {
    const entry = arrive(testEntry(), answer("citizen_unknown"));
    expect(entry).toMatchObject({ state: "refused", refusal: "citizen_unknown" });
    expect([isToSend(entry), isToSolve(entry)]).toEqual([false, true]);
  });
});

describe("undoing", () => {
  test("what has not been sent is told as such, with its key", () => {
    const entry = undo(testEntry(), 12);
    expect(asSent(entry)).toEqual({
      kind: "undone",
      number: 1,
      key: entry.key,
      afterSeconds: 12,
    });
    expect(isToSend(arrive(entry, answer("undone")))).toBe(false);
  });

  test("what was on its way stays undone when it turns out to be recorded, and is told next", () => {
    const onItsWay = testEntry();
    const undone = undo(onItsWay, 20);
    const entry = settle(undone, answer("recorded", recorded), asSent(onItsWay).kind, then);
    expect(entry).toMatchObject({ state: "undone", recorded, settledAt: null });
    expect(isToSend(entry)).toBe(true);
    expect(asSent(entry).kind).toBe("undone");
  });

  test("what was on its way stays undone when it turns out to be refused", () => {
    const undone = undo(testEntry(), 20);
    expect(settle(undone, answer("citizen_unknown"), "deposit", then)).toEqual(undone);
  });

  test("what cannot be taken back is a deposit again, and somebody must know", () => {
    const before = arrive(testEntry(), answer("recorded", recorded));
    const entry = arrive(undo(before, 20), answer("tokens_spent", recorded));
    expect(entry).toMatchObject({ state: "recorded", refusal: "tokens_spent" });
    expect(isToSolve(entry)).toBe(true);
    expect(isToSolve(acknowledge(entry))).toBe(false);
  });

  test("counts once", () => {
    const entry = undo(testEntry(), 5);
    expect(undo(entry, 50)).toBe(entry);
  });
});

describe("solving a refusal", () => {
  const refused = arrive(testEntry(), answer("citizen_unknown"));

  test("another code is the same weighing under the same key", () => {
    const entry = correct(refused, "7K4PXE");
    expect(entry).toMatchObject({ state: "waiting", refusal: null, key: refused.key });
    expect(asSent(entry)).toMatchObject({
      kind: "deposit",
      deposit: { citizenCode: "7K4PXE" },
      seenAs: { by: "typing" },
    });
  });

  test("giving up takes its reason along", () => {
    const entry = giveUp(refused, { reason: "weighed_again", note: "" });
    expect(asSent(entry)).toMatchObject({ kind: "given_up", reason: "weighed_again" });
    expect(arrive(entry, answer("given_up"))).toMatchObject({ state: "givenUp", settledAt: then });
  });

  test("is not for what was not refused", () => {
    const entry = testEntry();
    expect(correct(entry, "7K4PXE")).toBe(entry);
    expect(giveUp(entry, { reason: "other", note: "x" })).toBe(entry);
  });
});

test("a server that forgot is told everything anew, what was undone as undone", () => {
  const done = arrive(testEntry(), answer("recorded", recorded));
  expect(asSent(sendAgain(done)).kind).toBe("deposit");
  const undone = arrive(undo(testEntry(), 5), answer("undone"));
  expect(isToSend(sendAgain(undone))).toBe(true);
  expect(asSent(sendAgain(undone)).kind).toBe("undone");
});
