import { errorStatus, type ErrorName } from "@app/contract/errors";
import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { failureOf } from "../../lib/form-problems.ts";
import { isRefusedAs, problemsOf, problemsOfCode, type SignupField } from "./signup-problems.ts";

const refusal = (error: ErrorName, errors: Record<string, string[]> = {}, retryAfter?: number) =>
  new ApiError(errorStatus[error], { error, message: "", errors, traceId: "" }, retryAfter);

const fields: SignupField[] = ["firstName", "phone", "password", "consent"];

test("what the server refuses is told at its field, in the order of the form", () => {
  const error = refusal("invalid_request", { phone: ["phone"], firstName: ["short"] });
  expect(problemsOf(error, fields)).toEqual([
    { field: "firstName", text: "firstName" },
    { field: "phone", text: "phone" },
  ]);
});

test("a box whose texts have changed meanwhile is not blamed for being empty", () => {
  expect(problemsOf(refusal("invalid_request", { "consent.terms": ["literal"] }), fields)).toEqual([
    { field: "consent", text: "newTerms" },
  ]);
});

test("a form of one field takes the blame that the server gives to the whole", () => {
  const error = refusal("invalid_request", { body: ["union"] });
  expect(problemsOf(error, ["phone"])).toEqual([{ field: "phone", text: "phone" }]);
  expect(problemsOf(error, fields)).toEqual([{ text: "failed" }]);
});

test("a field that is not in the form is nobody's fault there", () => {
  expect(problemsOf(refusal("invalid_request", { ticket: ["token"] }), fields)).toEqual([
    { text: "failed" },
  ]);
});

test("a password that many people have is told at the password", () => {
  expect(problemsOf(refusal("weak_password"), fields)).toEqual([
    { field: "password", text: "weakPassword" },
  ]);
});

test("too many tries come with the time to wait, where the server tells it", () => {
  expect(problemsOf(refusal("too_many_requests", {}, 840), fields)).toEqual([
    { text: "tooMany", seconds: 840 },
  ]);
  expect(problemsOf(refusal("too_many_requests"), fields)).toEqual([{ text: "tooMany" }]);
});

test("too many accounts are nobody's field, and no matter of waiting a minute", () => {
  expect(problemsOf(refusal("too_many_accounts"), fields)).toEqual([{ text: "tooManyAccounts" }]);
});

test("no answer and a broken server belong to no field", () => {
  expect(problemsOf(new OfflineError(""), fields)).toEqual([{ text: "offline" }]);
  expect(problemsOf(refusal("internal"), fields)).toEqual([{ text: "failed" }]);
  expect(problemsOf(new Error("x"), fields)).toEqual([{ text: "failed" }]);
});

test("digits: too few, wrong, and dead, which has a screen of its own", () => {
  expect(problemsOfCode("missing")).toEqual([{ field: "code", text: "code" }]);
  expect(problemsOfCode(failureOf(refusal("wrong_code")))).toEqual([
    { field: "code", text: "wrongCode" },
  ]);
  expect(problemsOfCode(failureOf(refusal("code_dead")))).toEqual([]);
  expect(problemsOfCode(null)).toEqual([]);
});

test("a refusal is known by its name", () => {
  expect(isRefusedAs(refusal("link_dead"), "link_dead")).toBe(true);
  expect(isRefusedAs(new OfflineError(""), "link_dead")).toBe(false);
});
