import { expect, it } from "vitest";
import { pagesToKeep } from "./pages-to-keep.ts";

it("without a network a signed-in person can start, and open the page they were on", () => {
  expect(pagesToKeep("/consumer/dashboard")).toEqual(["/dashboard", "/consumer/dashboard"]);
  expect(pagesToKeep("/settings")).toEqual(["/dashboard"]);
});

it("whoever is at a point can weigh without a network, and see what waits", () => {
  expect(pagesToKeep("/collection-point/collaborators")).toEqual([
    "/dashboard",
    "/collection-point/dashboard",
    "/collection-point/intake",
    "/collection-point/outbox",
  ]);
});
