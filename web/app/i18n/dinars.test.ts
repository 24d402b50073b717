import { expect, test } from "vitest";
import { formatDinars } from "./dinars.ts";

test("dinars are whole unless there are centimes, in the digits of the language", () => {
  expect(formatDinars(130_000, "en")).toBe("1,300");
  expect(formatDinars(130_000, "fr")).toBe("1\u00A0300");
  expect(formatDinars(130_050, "ar")).toBe("1.300,50");
});
