import { expect, test } from "vitest";
import { ApiError } from "../../lib/api-client.ts";
import { missingInOrganisation, organisationProblemOf } from "./organisation-input.ts";

test("an address that is none and an empty password are named", () => {
  expect(missingInOrganisation({ email: "office", password: "" }).map(({ text }) => text)).toEqual([
    "emailMissing",
    "passwordMissing",
  ]);
  expect(missingInOrganisation({ email: "a@b.dz", password: "x" })).toEqual([]);
});

test("a refusal speaks of the address, and never says which of the two was wrong", () => {
  const body = { error: "wrong_credentials", message: "", traceId: "" } as const;
  expect(organisationProblemOf(new ApiError(401, body))).toEqual({
    field: "email",
    text: "wrongOrganisation",
  });
});

test("too many tries say how long to wait", () => {
  const body = { error: "too_many_requests", message: "", traceId: "" } as const;
  expect(organisationProblemOf(new ApiError(429, body, 60))).toEqual({
    text: "tooMany",
    seconds: 60,
  });
});
