import type { ErrorName } from "@app/contract/errors";
import { describe, expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { emailRule, phoneRule } from "./field-rules.ts";
import { codeProblemsOf, problemsIn, problemsOf } from "./problems.ts";

const rules = { phone: phoneRule, email: emailRule };

const refusal = (
  status: number,
  error: ErrorName,
  errors: Record<string, string[]> = {},
  retryAfter?: number,
) => new ApiError(status, { error, errors, message: "", traceId: "" }, retryAfter);

test("what is wrong is listed in the order of the form", () => {
  expect(problemsIn(rules, { phone: "021 34 56 78", email: "yasmine" })).toEqual([
    { field: "phone", text: "phone" },
    { field: "email", text: "email" },
  ]);
  expect(problemsIn(rules, { phone: "0550 00 00 00", email: "y@example.dz" })).toEqual([]);
});

describe("what the server refuses", () => {
  test("a field is told in the words of the form", () => {
    expect(
      problemsOf(refusal(422, "invalid_request", { email: ["x"], other: ["y"] }), rules),
    ).toEqual([{ field: "email", text: "email" }]);
  });

  test("a refusal with a name has its own words and its own place", () => {
    const refusals = { phone_taken: { field: "phone", text: "phoneTaken" } } as const;
    expect(problemsOf(refusal(409, "phone_taken"), rules, refusals)).toEqual([
      { field: "phone", text: "phoneTaken" },
    ]);
  });

  test("too many tries say how long to wait", () => {
    expect(problemsOf(refusal(429, "too_many_requests", {}, 90), rules)).toEqual([
      { text: "tooMany", seconds: 90 },
    ]);
  });

  test("no answer, and an answer nobody expected", () => {
    expect(problemsOf(new OfflineError(""), rules)).toEqual([{ text: "offline" }]);
    expect(problemsOf(refusal(500, "internal"), rules)).toEqual([{ text: "failed" }]);
    expect(problemsOf(refusal(422, "invalid_request", { other: ["y"] }), rules)).toEqual([
      { text: "failed" },
    ]);
  });
});

describe("six digits that did not get through", () => {
  const refused = (name: ErrorName) => ({ kind: "refused", name, fields: {} }) as const;

  test("wrong, used up, or not six", () => {
    expect(codeProblemsOf(null)).toEqual([]);
    expect(codeProblemsOf("missing")).toEqual([{ field: "code", text: "code" }]);
    expect(codeProblemsOf(refused("wrong_code"))).toEqual([{ field: "code", text: "wrongCode" }]);
    expect(codeProblemsOf(refused("code_dead"))).toEqual([{ field: "code", text: "codeDead" }]);
  });

  test("a refusal of this very form comes before the common words", () => {
    const refusals = { point_still_open: { text: "pointStillOpen" } } as const;
    expect(codeProblemsOf(refused("point_still_open"), refusals)).toEqual([
      { text: "pointStillOpen" },
    ]);
    expect(codeProblemsOf(refused("point_still_open"))).toEqual([{ text: "failed" }]);
  });

  test("too many tries say how long to wait", () => {
    const failure = { kind: "tooMany", retryAfterSeconds: 60, fields: {} } as const;
    expect(codeProblemsOf(failure)).toEqual([{ text: "tooMany", seconds: 60 }]);
  });
});
