import { expect, test, vi } from "vitest";
import { rewardName } from "./reward-name.ts";

test("[L-43] a reward has its name in the language, and in English where that is missing", () => {
  const name = JSON.stringify({ en: "Olive tree", fr: "Un olivier" });
  expect(rewardName(name, "fr")).toBe("Un olivier");
  expect(rewardName(name, "ar")).toBe("Olive tree");
});

test.each(["", "Olive tree", "[]", '{"fr":"Un olivier"}', "null"])(
  "[X-11] a name that cannot be read (%j) is logged and empty",
  (json) => {
    const log = vi.spyOn(console, "error").mockReturnValue(undefined);
    expect(rewardName(json, "en")).toBe("");
    expect(log).toHaveBeenCalledOnce();
  },
);
