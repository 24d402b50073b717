import { describe, expect, it } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { applyForVisit } from "@app/contract/schools";
import {
  type ApplicationDraft,
  bodyOf,
  emptyApplication,
  problemsOf,
  problemsOnPage,
} from "./application.ts";

const whole: ApplicationDraft = {
  schoolName: "Ibn Badis",
  level: "primary",
  sector: "public",
  wilaya: "16",
  communeCode: "1601",
  classes: "١٢",
  pupils: " 380 ",
  teacherName: "Samira Haddad",
  role: "teacher",
  phone: "0550 12 34 56",
  email: "samira@example.com",
  months: [10, 2],
  yard: "unknown",
  message: "",
};

describe("an application", () => {
  it("that is whole has nothing to fix, and is what the server takes", () => {
    expect(problemsOnPage(1, whole)).toEqual([]);
    expect(problemsOnPage(2, whole)).toEqual([]);
    expect(applyForVisit.body.parse(bodyOf(whole))).toMatchObject({
      classes: 12,
      pupils: 380,
      communeCode: 1601,
    });
  });

  it("that is empty names every field of a page, in its order", () => {
    const fields = (page: 1 | 2) =>
      problemsOnPage(page, emptyApplication).map(({ field }) => field);
    expect(fields(1)).toEqual(["schoolName", "level", "sector", "wilaya", "classes", "pupils"]);
    expect(fields(2)).toEqual(["teacherName", "role", "phone", "email", "months", "yard"]);
  });

  it("with a wilaya still needs its commune", () => {
    expect(problemsOnPage(1, { ...whole, communeCode: "" })).toEqual([
      { field: "communeCode", text: "communeCode" },
    ]);
  });

  it("that the server refuses is told in the words of the form", () => {
    const body = { message: "", traceId: "trace" };
    const refused = new ApiError(422, {
      ...body,
      error: "invalid_request",
      errors: { "months.0": ["x"], communeCode: ["commune"] },
    });
    expect(problemsOf(refused)).toEqual([
      { field: "months", text: "months" },
      { field: "communeCode", text: "communeCode" },
    ]);
    const tooMany = new ApiError(429, { ...body, error: "too_many_requests" });
    expect(problemsOf(tooMany)).toEqual([{ text: "tooMany" }]);
    expect(problemsOf(new OfflineError())).toEqual([{ text: "offline" }]);
    expect(problemsOf(new Error("boom"))).toEqual([{ text: "failed" }]);
  });
});
