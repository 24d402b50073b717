import { expect, it } from "vitest";
import { isBusyPage, isCalmPage, pagesToKeep } from "./calm-pages.ts";

it("a person who weighs or signs is not interrupted", () => {
  expect(isBusyPage("/collection-point/intake")).toBe(true);
  expect(isBusyPage("/transporter/handover/7")).toBe(true);
  expect(isBusyPage("/consumer/dashboard")).toBe(false);
});

it("offers are made beside nothing that is being filled in", () => {
  expect(["/", "/consumer/dashboard"].every(isCalmPage)).toBe(true);
  expect(["/login", "/signup/citizen", "/settings"].some(isCalmPage)).toBe(false);
});

it("without a network a signed-in person can start, and open the page they were on", () => {
  expect(pagesToKeep("/consumer/dashboard", true)).toEqual(["/dashboard", "/consumer/dashboard"]);
  expect(pagesToKeep("/settings", true)).toEqual(["/dashboard"]);
  expect(pagesToKeep("/consumer/dashboard", false)).toEqual([]);
});

it("whoever is at a point can weigh without a network, and see what waits", () => {
  const counter = [
    "/collection-point/dashboard",
    "/collection-point/intake",
    "/collection-point/outbox",
  ];
  expect(pagesToKeep("/collection-point/collaborators", true)).toEqual(["/dashboard", ...counter]);
  expect(pagesToKeep("/collection-point/intake", false)).toEqual([]);
});
