import { describe, expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { bodyOf, problemsIn, problemsOf } from "./invite-input.ts";

describe("an invitation", () => {
  test.each([
    ["0550 00 00 00", { name: "Amine", phone: "0550 00 00 00" }],
    ["+213550000000", { name: "Amine", phone: "+213550000000" }],
    ["amine@example.com", { name: "Amine", email: "amine@example.com" }],
  ])("to %j goes to a number or an address", (to, body) => {
    expect(problemsIn({ name: "Amine", to })).toEqual([]);
    expect(bodyOf({ name: "Amine", to })).toEqual(body);
  });

  test.each(["", "12", "0210000000", "amine@", "@example.com"])(
    "[V-03] to %j is not sent",
    (to) => {
      expect(problemsIn({ name: "Amine", to })).toEqual([{ field: "to", text: "to" }]);
    },
  );

  test.each(["", "A", "0550000000"])("[V-03] for somebody called %j is not sent", (name) => {
    expect(problemsIn({ name, to: "0550000000" })).toEqual([{ field: "name", text: "name" }]);
  });
});

describe("what the server refuses", () => {
  const refusal = (status: number, error: "invalid_request" | "too_many_requests", errors = {}) =>
    new ApiError(status, { error, message: "", traceId: "", errors });

  test("is said at the field it names", () => {
    expect(problemsOf(refusal(422, "invalid_request", { phone: ["phone"] }))).toEqual([
      { field: "to", text: "to" },
    ]);
    expect(problemsOf(refusal(422, "invalid_request", { name: ["x"], email: ["y"] }))).toEqual([
      { field: "name", text: "name" },
      { field: "to", text: "to" },
    ]);
  });

  test("or above the form", () => {
    expect(problemsOf(refusal(429, "too_many_requests"))).toEqual([{ text: "tooMany" }]);
    expect(problemsOf(new OfflineError(""))).toEqual([{ text: "offline" }]);
    expect(problemsOf(new Error("x"))).toEqual([{ text: "failed" }]);
  });
});
