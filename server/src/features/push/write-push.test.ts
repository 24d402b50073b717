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

const reward = '{"en":"Ten loaves","fr":"Dix baguettes","ar":"عشر خبزات"}';
const ofVouchers: PushContent[] = [
  { kind: "voucher_received", data: { reward } },
  { kind: "voucher_expiring", data: { reward } },
  { kind: "voucher_expired", data: { reward, tokens: 1000 } },
  { kind: "voucher_withdrawn", data: { reward, tokens: 1000 } },
  { kind: "credit_sent", data: { reward } },
  { kind: "credit_failed", data: { reward, tokens: 1000 } },
];

test.each(locales)("what became of a voucher is told in %s, by its name", (locale) => {
  const name = (JSON.parse(reward) as Record<string, string>)[locale];
  const written = ofVouchers.map((content) => writePush("id", content, locale));
  expect(new Set(written.map(({ title, body }) => title + body)).size).toBe(ofVouchers.length);
  for (const { title, body, path } of written) {
    expect(body).toContain(name);
    expect(title + body).not.toMatch(/[{}]/);
    expect(path).toBe("/marketplace/vouchers");
  }
});

test("tokens that waited for cover are told when they come", () => {
  const paid: PushContent = { kind: "deposit_paid", data: { tokens: 8160 } };
  expect(writePush("id", paid, "en").body).toContain("81 tokens");
});

test("what a reward is called is only text", () => {
  const called: PushContent = {
    kind: "voucher_expired",
    data: { reward: '{"en":"{tokens} $& {reward}"}', tokens: 100 },
  };
  expect(writePush("id", called, "en").body).toContain("{tokens} $& {reward}:");
});

test("tokens that went back are named", () => {
  const told: PushContent = { kind: "deposit_voided", data: { tokens: 8160 } };
  expect(writePush("id", told, "en").body).toContain("81 tokens went back");
  expect(writePush("id", told, "ar").body).toContain("81 رمزًا");
});
