import { describe, expect, test } from "vitest";
import type { ErrorName } from "@app/contract/errors";
import { ApiError, OfflineError } from "../../../lib/api-client.ts";
import { emptyIntake, type IntakeAction, intakeReducer, type IntakeState } from "./intake-state.ts";
import { refusalOf } from "./problems.ts";

const run = (state: IntakeState, ...actions: IntakeAction[]): IntakeState =>
  actions.reduce(intakeReducer, state);

const filled = run(
  emptyIntake("k1"),
  { type: "found", citizen: { code: "7K4PXE", shortName: "Yasmine B." } },
  {
    type: "changed",
    change: {
      material: "pet",
      weight: "3.40",
      stars: { clean: true, compacted: true, manners: false },
    },
  },
  { type: "sending" },
);

const apiError = (name: ErrorName, status: number, errors = {}) =>
  new ApiError(status, { error: name, message: "", errors, traceId: "" });

const refuse = (error: unknown): IntakeState =>
  run(filled, { type: "refused", refusal: refusalOf(error), newKey: "k2" });

describe("the key of a filled form", () => {
  test.each([
    ["no answer came", new OfflineError("")],
    ["the server broke", apiError("internal", 500)],
    ["the server was away", apiError("unavailable", 503)],
  ])("stays when %s: the bag may have been recorded", (_, error) => {
    expect(refuse(error)).toMatchObject({ key: "k1", weight: "3.40", busy: false });
  });

  test("stays when the form is corrected after no answer came", () => {
    const corrected = run(refuse(new OfflineError("")), {
      type: "changed",
      change: { weight: "3.50" },
    });
    expect(corrected.key).toBe("k1");
  });

  test.each([
    ["rate_changed", 409],
    ["material_not_accepted", 409],
    ["citizen_unknown", 404],
  ] as const)("is new after %s: nothing was recorded", (name, status) => {
    expect(refuse(apiError(name, status)).key).toBe("k2");
  });

  test("is new for the next deposit, which keeps the material and not the stars", () => {
    const next = run(filled, { type: "started", key: "k3" });
    expect(next).toMatchObject({ key: "k3", material: "pet", weight: "", step: "code" });
    expect(next.stars).toEqual({ clean: false, compacted: false, manners: false });
  });
});

describe("a refusal", () => {
  test("about the citizen leads back to the code and keeps the rest", () => {
    expect(refuse(apiError("self_deposit", 409))).toMatchObject({
      step: "code",
      citizen: null,
      weight: "3.40",
      problem: { text: "self", place: "code" },
    });
  });

  test("of a field is said at the field", () => {
    const error = apiError("invalid_request", 422, { grams: ["Too much"] });
    expect(refuse(error).problem).toEqual({ text: "weight", place: "weight" });
  });

  test("of the point or the person closes the counter", () => {
    expect(refuse(apiError("point_suspended", 423)).notice).toBe("pointSuspended");
    expect(refuse(apiError("not_a_member", 403)).notice).toBe("notMember");
  });

  test("is forgotten with the next change", () => {
    const changed = run(refuse(new OfflineError("")), { type: "changed", change: { weight: "1" } });
    expect(changed.problem).toBeNull();
  });
});
