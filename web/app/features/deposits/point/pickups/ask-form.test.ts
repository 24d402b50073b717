import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../../../lib/api-client.ts";
import { askProblemOf, changeItem, firstForm, leaving, missingIn, totalOf } from "./ask-form.ts";

const stock = [
  { material: "pet", stockGrams: 171_400, deposits: 9 },
  { material: "pehd", stockGrams: 40_600, deposits: 3 },
  { material: "aluminium", stockGrams: 0, deposits: 0 },
] as const;
const windows = [
  { from: "2026-08-03T07:00:00.000Z", to: "2026-08-03T11:00:00.000Z" },
  { from: "2026-08-03T12:00:00.000Z", to: "2026-08-03T16:00:00.000Z" },
];

test("all that lies there leaves at the first moment, unless somebody says otherwise", () => {
  const form = firstForm(stock, windows);
  expect(totalOf(leaving(form))).toEqual({ grams: 212_000, bags: 12 });
  expect(form.from).toBe("2026-08-03T07:00:00.000Z");
  const less = changeItem(form, "pehd", { isLeaving: false });
  expect(leaving(less)).toEqual([{ material: "pet", grams: 171_400, bags: 9 }]);
  expect(totalOf(leaving(changeItem(less, "pet", { bags: 14 }))).bags).toBe(14);
});

test("too little and no time are said before anybody is asked", () => {
  const form = firstForm(stock, windows);
  expect(missingIn(form, windows, 50_000)).toBeUndefined();
  expect(missingIn(changeItem(form, "pet", { isLeaving: false }), windows, 50_000)).toBe("little");
  expect(missingIn(form, windows.slice(1), 50_000)).toBe("window");
});

test("each refusal of the server has its words", () => {
  const refused = (error: "van_coming" | "stock_gone" | "forbidden") =>
    new ApiError(409, { error, message: "", traceId: "" });
  expect(askProblemOf(refused("van_coming"))).toBe("coming");
  expect(askProblemOf(refused("stock_gone"))).toBe("moved");
  expect(askProblemOf(refused("forbidden"))).toBe("failed");
  expect(askProblemOf(new OfflineError("none"))).toBe("offline");
});
