import { type ErrorName, errorStatus } from "@app/contract/errors";
import type { GivenVoucher } from "@app/contract/vouchers";
import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../../../lib/api-client.ts";
import {
  afterGiving,
  firstGiving,
  type GivingAction,
  givingProblemOf,
  hasMoved,
  lookUpProblemOf,
} from "./giving-state.ts";

const refusal = (error: ErrorName) =>
  new ApiError(errorStatus[error], { error, message: "", traceId: "" });

const voucher: GivenVoucher = {
  id: "0197f2a0-0000-7000-8000-000000000001",
  code: "83QFK2",
  rewardName: '{"en":"Ten loaves"}',
  quantity: 1,
  citizenName: "Yasmine B.",
  status: "ready",
  expiresAt: "2026-12-15T10:00:00.000Z",
  closedAt: null,
};

const after = (...actions: GivingAction[]) => actions.reduce(afterGiving, firstGiving("scan"));

test("a camera that is refused opens the typing by itself, and says why", () => {
  expect(after({ type: "cameraFailed", reason: "refused" })).toMatchObject({
    way: "typing",
    noCamera: "refused",
  });
});

test("a refusal at the look-up stays with the code; the next sign takes it away", () => {
  const refused = after({ type: "typed", code: "83QFK2" }, { type: "refused", problem: "unknown" });
  expect(refused).toMatchObject({ code: "83QFK2", problem: "unknown", voucher: null });
  expect(afterGiving(refused, { type: "typed", code: "83QFK" }).problem).toBeNull();
});

test("a try that failed keeps the voucher and its key, so that the next is the same one", () => {
  const failed = after(
    { type: "found", voucher, key: "one" },
    { type: "sending" },
    { type: "refused", problem: "notGivenOffline" },
  );
  expect(failed).toMatchObject({ voucher, key: "one", isBusy: false, isGiven: false });
});

test("given is told once, and the next voucher begins from nothing", () => {
  const given = after(
    { type: "found", voucher, key: "one" },
    { type: "given", voucher: { ...voucher, status: "received" } },
  );
  expect(given.isGiven).toBe(true);
  expect(afterGiving(given, { type: "wayChosen", way: "scan" })).toEqual(firstGiving("scan"));
});

test.each([
  ["not_found", "unknown"],
  ["too_many_requests", "tooMany"],
  ["unavailable", "failed"],
] as const)("a look-up that ends with %s says %s", (name, problem) => {
  expect(lookUpProblemOf(refusal(name))).toBe(problem);
});

test("without a network nothing is found and nothing is given, and each is told in its words", () => {
  expect(lookUpProblemOf(new OfflineError("No network"))).toBe("offline");
  expect(givingProblemOf(new OfflineError("No network"))).toBe("notGivenOffline");
  expect(givingProblemOf(refusal("internal"))).toBe("notGiven");
});

test("used or expired meanwhile: the voucher is asked for again, and tells", () => {
  expect(hasMoved(refusal("voucher_used"))).toBe(true);
  expect(hasMoved(refusal("voucher_expired"))).toBe(true);
  expect(hasMoved(refusal("not_found"))).toBe(false);
  expect(hasMoved(new OfflineError("No network"))).toBe(false);
});
