import type { ErrorName } from "@app/contract/errors";
import { describe, expect, test } from "vitest";
import { ApiError, OfflineError } from "../../../lib/api-client.ts";
import {
  type Done,
  emptyIntake,
  type FoundCitizen,
  type IntakeAction,
  intakeReducer,
  type IntakeState,
} from "./intake-state.ts";
import { lookUpRefusal, refusalOf, undoProblemOf } from "./problems.ts";

const run = (state: IntakeState, ...actions: IntakeAction[]): IntakeState =>
  actions.reduce(intakeReducer, state);

const yasmine: FoundCitizen = {
  code: "7K4PXE",
  shortName: "Yasmine B.",
  seenAs: { by: "scan", seal: null, isCard: true },
  isOld: false,
  isNew: false,
};

const stars = { clean: true, compacted: true, manners: false };

const filled = run(
  emptyIntake(),
  { type: "found", citizen: yasmine },
  { type: "changed", change: { material: "pet", weight: "3.40", stars } },
  { type: "saving" },
);

const done: Done = {
  saved: { number: 7, state: "recorded", recorded: null, refusal: null },
  material: "pet",
  grams: 3400,
  stars,
  tokens: 8160,
  at: 0,
};
const saved = run(filled, { type: "saved", done });

const refuse = (name: ErrorName): IntakeState =>
  run(filled, { type: "refused", refusal: refusalOf(name) });

describe("how the citizen is looked for", () => {
  test("the camera is on at first, and again for the next deposit", () => {
    expect(emptyIntake()).toMatchObject({ step: "code", way: "scan" });
    const typed = run(emptyIntake(), { type: "wayChosen", way: "typing" });
    expect(typed.way).toBe("typing");
    expect(run(typed, { type: "started" }).way).toBe("scan");
  });

  test("without a camera the typed code opens by itself, and stays for the next one", () => {
    const state = run(emptyIntake(), { type: "cameraFailed", reason: "refused" });
    expect(state).toMatchObject({ way: "typing", noCamera: "refused" });
    expect(run(state, { type: "started" })).toMatchObject({ way: "typing", noCamera: "refused" });
    const again = run(state, { type: "wayChosen", way: "scan" });
    expect(again).toMatchObject({ way: "scan", noCamera: null });
  });
});

describe("a refusal", () => {
  test("about the citizen leads back to the code and keeps the rest", () => {
    expect(refuse("self_deposit")).toMatchObject({
      step: "code",
      citizen: null,
      weight: "3.40",
      problem: { text: "selfDealing", place: "code" },
    });
  });

  test("of the material is said at the form, which keeps what it held", () => {
    expect(refuse("material_not_accepted")).toMatchObject({
      step: "weighing",
      weight: "3.40",
      busy: false,
      problem: { text: "material" },
    });
  });

  test("of the point or the person closes the counter", () => {
    expect(refuse("point_suspended").notice).toBe("pointSuspended");
    expect(refuse("not_a_member").notice).toBe("notMember");
  });

  test("is forgotten with the next change", () => {
    const changed = run(refuse("too_old"), { type: "changed", change: { weight: "1" } });
    expect(changed.problem).toBeNull();
  });

  test.each([
    ["self_deposit", "self"],
    ["colleague_deposit", "colleague"],
    ["same_phone_deposit", "samePhone"],
    ["citizen_unknown", "unknown"],
    ["internal", "server"],
  ] as const)("of a look-up, %s, has its own sentence", (name, text) => {
    const error = new ApiError(409, { error: name, message: "", traceId: "" });
    expect(lookUpRefusal(error)).toEqual({ problem: { text, place: "code" } });
  });

  test("for want of a network says what needs one", () => {
    expect(lookUpRefusal(new OfflineError(""))).toMatchObject({
      problem: { text: "needsConnection" },
    });
  });
});

describe("a deposit that is done", () => {
  test("is followed by the next citizen: the material stays, weight and stars do not", () => {
    const next = run(saved, { type: "started" });
    expect(next).toMatchObject({ step: "code", material: "pet", weight: "", citizen: null });
    expect(next.stars).toEqual({ clean: false, compacted: false, manners: false });
    expect(next.brought).toEqual([]);
  });

  test("or by another material of the same citizen, known as before", () => {
    const next = run(saved, { type: "another", material: "pehd" });
    expect(next).toMatchObject({
      step: "weighing",
      citizen: yasmine,
      material: "pehd",
      weight: "",
      brought: ["pet"],
    });
    expect(next.stars.clean).toBe(false);
  });

  test("and undone is a form again with all it held", () => {
    const undone = run(saved, { type: "undoing" }, { type: "undone", result: "undone" });
    expect(undone).toMatchObject({
      step: "weighing",
      weight: "3.40",
      stars,
      brought: [],
      isUndone: true,
    });
    expect(run(undone, { type: "changed", change: { weight: "3" } }).isUndone).toBe(false);
  });

  test.each([
    ["too_late", "tooLate"],
    ["tokens_spent", "spent"],
    ["stock_gone", "stockGone"],
    ["unavailable", "failed"],
  ] as const)("and not undone, %s, stays done and says why", (name, text) => {
    const state = run(saved, { type: "undoing" }, { type: "undone", result: name });
    expect(state).toMatchObject({ step: "done", busy: false, undoRefusal: name });
    expect(undoProblemOf(name)).toBe(text);
  });
});

test("another citizen for the same bag: what was weighed stays", () => {
  const dropped = run(filled, { type: "dropped" });
  expect(dropped).toMatchObject({ step: "code", citizen: null, weight: "3.40", stars });
});
