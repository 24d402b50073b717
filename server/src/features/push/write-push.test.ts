import { refusalReasons } from "@app/contract/declarations";
import { disputeDecisions } from "@app/contract/deposit-changes";
import { locales } from "@app/contract/locales";
import { expect, test } from "vitest";
import type { PushContent } from "./push-kinds.ts";
import { writePush } from "./write-push.ts";

const contents: PushContent[] = [
  { kind: "deposit_voided", data: { tokens: 8160 } },
  ...disputeDecisions.map((decision) => ({ kind: "dispute_decided" as const, data: { decision } })),
  ...refusalReasons.map((reason) => ({ kind: "declaration_refused" as const, data: { reason } })),
  { kind: "declaration_expired", data: {} },
];

test.each(locales)("what became of a deposit is told in %s, each in its own words", (locale) => {
  const written = contents.map((content) => writePush("id", content, locale));
  expect(new Set(written.map(({ title, body }) => title + body)).size).toBe(contents.length);
  for (const { title, body, path } of written) {
    expect(title + body).not.toMatch(/[{}]/);
    expect(path).toBe("/consumer/dashboard");
  }
});

test("tokens that went back are named", () => {
  const told: PushContent = { kind: "deposit_voided", data: { tokens: 8160 } };
  expect(writePush("id", told, "en").body).toContain("81 tokens went back");
  expect(writePush("id", told, "ar").body).toContain("81 رمزًا");
});
