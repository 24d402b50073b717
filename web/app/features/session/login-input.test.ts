import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { cleanLogin, missingForCode, missingIn, problemOf } from "./login-input.ts";

test.each([
  ["05 50 00 00 00", "0550000000"],
  [" 0550-00.00.00 ", "0550000000"],
  ["+213 (0) 550 00 00 00", "+2130550000000"],
  ["٠٥٥٠ ٠٠ ٠٠ ٠٠", "0550000000"],
  [" yasmine.b-1@example.com ", "yasmine.b-1@example.com"],
])("%j is sent as %j", (typed, sent) => {
  expect(cleanLogin(typed)).toBe(sent);
});

test("an empty field is named, each in its own words", () => {
  expect(missingIn({ login: "", password: "" }).map(({ text }) => text)).toEqual([
    "loginMissing",
    "passwordMissing",
  ]);
  expect(missingIn({ login: "0550000000", password: "x" })).toEqual([]);
});

test("a code needs only somewhere to be sent to", () => {
  expect(missingForCode("")).toEqual([{ field: "login", text: "loginMissing" }]);
  expect(missingForCode("0550000000")).toEqual([]);
});

test("a refused login never tells which of the two was wrong", () => {
  const refuse = (status: number, error: "wrong_credentials" | "invalid_request") =>
    problemOf(new ApiError(status, { error, message: "", traceId: "" }));
  expect(refuse(401, "wrong_credentials")).toEqual(refuse(422, "invalid_request"));
});

test("no answer, too many tries and a broken server each have their words", () => {
  const limited = { error: "too_many_requests", message: "", traceId: "" } as const;
  expect(problemOf(new OfflineError("")).text).toBe("offline");
  expect(problemOf(new ApiError(429, limited))).toEqual({ text: "tooMany" });
  expect(problemOf(new ApiError(429, limited, 900))).toEqual({ text: "tooMany", seconds: 900 });
  expect(problemOf(new ApiError(503, { ...limited, error: "unavailable" })).text).toBe("failed");
  expect(problemOf(new Error("x")).text).toBe("failed");
});
