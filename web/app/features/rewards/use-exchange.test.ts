import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { rewardFor } from "./testing/reward.ts";
import { isOutOfDate, isUnconfirmed, mostOf, problemOf } from "./use-exchange.ts";

const refusal = (error: ApiError["name"], status = 409) =>
  new ApiError(status, { error, message: "", traceId: "" });

test.each([
  ["price_changed", "priceChanged"],
  ["out_of_stock", "soldOut"],
  ["limit_reached", "limit"],
  ["not_enough_tokens", "notEnough"],
] as const)("%s is said plainly, and the page asked for again", (name, problem) => {
  expect(problemOf(refusal(name))).toBe(problem);
  expect(isOutOfDate(problem)).toBe(true);
});

test("what may have arrived is sent again from the same sheet", () => {
  expect(problemOf(new OfflineError("No answer"))).toBe("notSent");
  expect(problemOf(refusal("unavailable", 503))).toBe("server");
  expect(isOutOfDate("notSent")).toBe(false);
  expect(isOutOfDate("server")).toBe(false);
});

test("a number that is not confirmed is no problem of the exchange", () => {
  expect(isUnconfirmed(refusal("phone_unverified", 403))).toBe(true);
  expect(isUnconfirmed(refusal("not_found", 404))).toBe(false);
});

test("nobody may ask for more than there is, than one person gets, or than twenty", () => {
  expect(mostOf(rewardFor())).toBe(20);
  expect(mostOf(rewardFor({ stock: 6 }))).toBe(6);
  expect(mostOf(rewardFor({ stock: 6, mostPerPerson: 2 }))).toBe(2);
  expect(mostOf(rewardFor({ kind: "phone_credit" }))).toBe(1);
});
