import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../../../lib/api-client.ts";
import { problemsOf, sendProblemOf } from "./count-form.ts";

const form = { material: "pet", typed: "171,40", reason: "wet", note: "" } as const;

test("a weight and a reason are enough", () => {
  expect(problemsOf(form, 172_000)).toEqual({});
  expect(problemsOf({ ...form, reason: "counted" }, 171_400)).toEqual({});
});

test("says what is missing, each at its field", () => {
  expect(problemsOf({ ...form, typed: "", reason: "" }, 0)).toEqual({
    counted: "counted",
    reason: "reason",
  });
  expect(problemsOf({ ...form, reason: "other", note: "  " }, 0)).toEqual({ note: "note" });
});

test("a loss that changes nothing is none", () => {
  expect(problemsOf(form, 171_400)).toEqual({ counted: "same" });
});

test("a bag that came meanwhile is told apart from a bad line", () => {
  const answer = { error: "stock_moved", message: "", traceId: "" } as const;
  expect(sendProblemOf(new ApiError(409, answer))).toBe("moved");
  expect(sendProblemOf(new OfflineError("No answer"))).toBe("offline");
  expect(sendProblemOf(new ApiError(500, { ...answer, error: "internal" }))).toBe("failed");
});
