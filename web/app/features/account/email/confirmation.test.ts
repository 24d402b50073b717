import type { ErrorName } from "@app/contract/errors";
import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../../lib/api-client.ts";
import { confirmationAfter } from "./use-confirmation.ts";

const refusal = (status: number, error: ErrorName) =>
  new ApiError(status, { error, message: "", traceId: "" });

test("a link that was used, is old or was cut short is dead", () => {
  expect(confirmationAfter(refusal(410, "link_dead"))).toEqual({ kind: "dead" });
  expect(confirmationAfter(refusal(422, "invalid_request"))).toEqual({ kind: "dead" });
});

test("an address that another account confirmed first is taken", () => {
  expect(confirmationAfter(refusal(409, "email_taken"))).toEqual({ kind: "taken" });
});

test("what failed on the way may be tried again: the link is not used up", () => {
  expect(confirmationAfter(new OfflineError(""))).toEqual({ kind: "failed", isOffline: true });
  expect(confirmationAfter(refusal(503, "unavailable"))).toEqual({
    kind: "failed",
    isOffline: false,
  });
  expect(confirmationAfter(refusal(429, "too_many_requests"))).toEqual({
    kind: "failed",
    isOffline: false,
  });
});
