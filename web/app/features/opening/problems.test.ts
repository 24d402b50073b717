import { placeInputSchema, practiceInputSchema } from "@app/contract/point-profile";
import { describe, expect, it } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { placeBody, placeDraft, practiceBody, practiceDraft } from "./drafts.ts";
import { problemsIn, problemsOf } from "./problems.ts";

const refused = (errors: Record<string, string[]>) =>
  new ApiError(422, { error: "invalid_request", message: "", errors, traceId: "" });

describe("what is wrong", () => {
  it("is told in the order of the form, once for each field", () => {
    const empty = placeDraft(null, { kind: "", wilaya: "", communeCode: "", phone: "" });
    expect(problemsIn(placeInputSchema, placeBody(empty)).map(({ field }) => field)).toEqual([
      "name",
      "kind",
      "communeCode",
      "address",
      "position",
      "phone",
    ]);
    const closed = practiceBody({ ...practiceDraft(null), materials: [] });
    expect(problemsIn(practiceInputSchema, closed).map(({ field }) => field)).toEqual([
      "materials",
      "hours",
      "storage",
      "scale",
    ]);
  });

  it("is told by the server in the same way", () => {
    expect(problemsOf(refused({ lat: ["far"] }))).toEqual([{ field: "position", text: "far" }]);
    expect(problemsOf(refused({ "hours.sat.0": ["time"], bankAccount: ["account"] }))).toEqual([
      { field: "hours", text: "hours" },
      { field: "bank", text: "bank" },
    ]);
    expect(problemsOf(new OfflineError())).toEqual([{ text: "offline" }]);
    expect(problemsOf(new Error("?"))).toEqual([{ text: "failed" }]);
  });
});
