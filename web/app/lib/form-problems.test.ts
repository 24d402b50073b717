import type { ErrorName } from "@app/contract/errors";
import { expect, test } from "vitest";
import { ApiError, OfflineError } from "./api-client.ts";
import { failureOf } from "./form-problems.ts";

const refusal = (status: number, error: ErrorName, seconds?: number) =>
  new ApiError(
    status,
    { error, message: "", traceId: "", errors: { phone: ["Not a mobile number"] } },
    seconds,
  );

test("no answer is told apart from a broken server and a broken page", () => {
  expect(failureOf(new OfflineError(""))).toEqual({ kind: "offline", fields: {} });
  expect(failureOf(refusal(503, "unavailable")).kind).toBe("failed");
  expect(failureOf(refusal(500, "internal")).kind).toBe("failed");
  expect(failureOf(new TypeError("x")).kind).toBe("failed");
});

test("a refusal keeps its name and the fields", () => {
  expect(failureOf(refusal(422, "invalid_request"))).toEqual({
    kind: "refused",
    name: "invalid_request",
    fields: { phone: ["Not a mobile number"] },
  });
  expect(failureOf(refusal(401, "wrong_credentials")).name).toBe("wrong_credentials");
});

test("too many tries tell how long to wait, when the server knows", () => {
  const told = failureOf(refusal(429, "too_many_requests", 42));
  expect(told).toMatchObject({ kind: "tooMany", retryAfterSeconds: 42 });
  expect(failureOf(refusal(429, "too_many_requests"))).not.toHaveProperty("retryAfterSeconds");
});
