import { campaignInputSchema } from "@app/contract/campaigns";
import { describe, expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { bodyOf, type CampaignDraft, draftOf } from "./campaign-draft.ts";
import { problemsIn, problemsOf } from "./problems.ts";

const filled: CampaignDraft = {
  ...draftOf(undefined),
  name: "Bottles of spring",
  firstDay: "2026-03-01",
  lastDay: "2026-05-31",
  dinars: "٥٠ 000",
};

describe("a campaign's form", () => {
  test("says all materials and the whole country by naming none, and dinars in centimes", () => {
    const body = bodyOf(filled);
    expect(body).toMatchObject({ materials: null, wilayas: null, centimes: 5_000_000 });
    expect(campaignInputSchema.safeParse(body).success).toBe(true);
  });

  test.each([
    ["50 000", 5_000_000],
    ["50.000", 5_000_000],
    ["1,250,000", 125_000_000],
    ["50000,50", Number.NaN],
    ["50000.5", Number.NaN],
    ["fifty", Number.NaN],
  ])("reads %s", (dinars, centimes) => {
    expect(bodyOf({ ...filled, dinars }).centimes).toBe(centimes);
  });

  test("names what is chosen, and shows it again as it was", () => {
    const chosen = { ...filled, aluminium: false, area: "some" as const, wilayas: [16, 31] };
    const body = bodyOf(chosen);
    expect(body).toMatchObject({ materials: ["pet", "pehd"], wilayas: [16, 31] });
    const campaign = { ...campaignInputSchema.parse(body) };
    expect(draftOf(campaign as never)).toEqual({ ...chosen, dinars: "50000" });
  });

  test.each([
    [{ name: " " }, "name", "name"],
    [{ pet: false, pehd: false, aluminium: false }, "materials", "materials"],
    [{ area: "some" }, "wilayas", "wilayas"],
    [{ firstDay: "" }, "firstDay", "firstDay"],
    [{ lastDay: "2026-02-01" }, "lastDay", "order"],
    [{ lastDay: "2028-02-01" }, "lastDay", "long"],
    [{ dinars: "" }, "centimes", "amount"],
    [{ dinars: "500" }, "centimes", "amount"],
  ] as const)("with %j tells what is to fix, at its field", (part, field, text) => {
    const draft = { ...filled, ...part } as CampaignDraft;
    expect(problemsIn(bodyOf(draft))).toEqual([{ field, text }]);
  });

  test("what the server refuses is said in the same words", () => {
    const refusal = (error: "invalid_request" | "already_decided", errors = {}) =>
      new ApiError(422, { error, message: "", errors, traceId: "" });
    expect(problemsOf(refusal("invalid_request", { lastDay: ["order"] }))).toEqual([
      { field: "lastDay", text: "order" },
    ]);
    expect(problemsOf(refusal("already_decided"))).toEqual([{ text: "moved" }]);
    expect(problemsOf(new OfflineError())).toEqual([{ text: "offline" }]);
    expect(problemsOf(new Error("?"))).toEqual([{ text: "failed" }]);
  });
});
