import type { Challenge } from "@app/contract/codes";
import { describe, expect, test } from "vitest";
import { codeReducer, startEntry, type CodeEvent } from "./code-entry.ts";

const challenge: Challenge = {
  id: "0193a4f2-0000-7000-8000-000000000001",
  channel: "sms",
  sentTo: "05 50 .. .. 00",
  resendAfterSeconds: 60,
};
const start = 1_000_000;
const wrong = { kind: "refused", name: "wrong_code", fields: {} } as const;

const after = (...events: CodeEvent[]) => events.reduce(codeReducer, startEntry(challenge, start));

describe("six digits", () => {
  test("another code can be asked for when the server says so", () => {
    expect(after().resendAt).toBe(start + 60_000);
  });

  test("a refusal keeps the digits, and says why until the next try", () => {
    const refused = after(
      { type: "typed", code: "407211" },
      { type: "sent" },
      { type: "refused", failure: wrong, now: start },
    );
    expect(refused).toMatchObject({ code: "407211", activity: "typing", failure: wrong });
    expect(codeReducer(refused, { type: "sent" }).failure).toBeNull();
  });

  test("a wrong code does not move the moment of the next one", () => {
    const late = after({ type: "sent" }, { type: "refused", failure: wrong, now: start + 30_000 });
    expect(late.resendAt).toBe(start + 60_000);
  });

  test("too many codes: the server's wait counts from now", () => {
    const failure = { kind: "tooMany", retryAfterSeconds: 3600, fields: {} } as const;
    const refused = after({ type: "asked" }, { type: "refused", failure, now: start + 61_000 });
    expect(refused.resendAt).toBe(start + 61_000 + 3_600_000);
  });

  test("too many tries do not keep a new code back", () => {
    const failure = { kind: "tooMany", retryAfterSeconds: 3600, fields: {} } as const;
    const refused = after({ type: "sent" }, { type: "refused", failure, now: start + 61_000 });
    expect(refused.resendAt).toBe(start + 61_000);
  });

  test("a new code empties the field and belongs to its own challenge", () => {
    const next = { ...challenge, id: "0193a4f2-0000-7000-8000-000000000002" };
    const renewed = after(
      { type: "typed", code: "407211" },
      { type: "asked" },
      { type: "arrived", challenge: next, now: start + 90_000 },
    );
    expect(renewed).toEqual({ ...startEntry(next, start + 90_000), isResent: true });
  });
});
