import { expect, it } from "vitest";
import { isBusyPage, isCalmPage } from "./calm-pages.ts";

it("a person who weighs or signs is not interrupted", () => {
  expect(isBusyPage("/collection-point/intake")).toBe(true);
  expect(isBusyPage("/transporter/handover/7")).toBe(true);
  expect(isBusyPage("/consumer/dashboard")).toBe(false);
});

it("offers are made beside nothing that is being filled in", () => {
  expect(["/", "/consumer/dashboard"].every(isCalmPage)).toBe(true);
  expect(["/login", "/signup/citizen", "/settings"].some(isCalmPage)).toBe(false);
});
