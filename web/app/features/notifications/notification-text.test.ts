import { disputeDecisions } from "@app/contract/deposit-changes";
import { refusalReasons } from "@app/contract/declarations";
import { pointDecisions } from "@app/contract/point-changes";
import { paperKinds } from "@app/contract/transporter-papers";
import { expect, test } from "vitest";
import { rewardOf, textOf, tokensOf } from "./notification-text.ts";

test("every decision and every refusal has a sentence of its own", () => {
  const decisions = disputeDecisions.map((decision) =>
    textOf({ kind: "dispute_decided", data: { decision } }),
  );
  const refusals = refusalReasons.map((reason) =>
    textOf({ kind: "declaration_refused", data: { reason } }),
  );
  const answers = pointDecisions.map((decision) =>
    textOf({ kind: "transporter_decided", data: { decision } }),
  );
  const papers = paperKinds.map((paper) => textOf({ kind: "paper_expiring", data: { paper } }));
  const all = [...decisions, ...refusals, ...answers, ...papers];
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain(null);
});

test("a reward is named in the reader's language, and a broken name is left out", () => {
  const data = { reward: '{"en":"Ten loaves","ar":"عشر خبزات"}' };
  expect(rewardOf({ data }, "ar")).toBe("عشر خبزات");
  expect(rewardOf({ data }, "fr")).toBe("Ten loaves");
  for (const reward of ["{", "[]", 7]) expect(rewardOf({ data: { reward } }, "en")).toBe("");
  expect(rewardOf({ data: {} }, "en")).toBe("");
});

test("what this page does not know is left out", () => {
  expect(textOf({ kind: "dispute_decided", data: { decision: "tossed" } })).toBeNull();
  expect(tokensOf({ data: { tokens: "many" } })).toBe(0);
});
