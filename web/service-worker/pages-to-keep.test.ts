import { expect, it } from "vitest";
import { pagesToKeep } from "./pages-to-keep.ts";

it("without a network a signed-in person can start, and open the page they were on", () => {
  expect(pagesToKeep("/consumer/dashboard")).toEqual(["/dashboard", "/consumer/dashboard"]);
  expect(pagesToKeep("/settings")).toEqual(["/dashboard"]);
});

it("a voucher that was opened can be opened again without a network, and so can the list", () => {
  const voucher = "/marketplace/vouchers/0197f2a0-0000-7000-8000-000000000001";
  expect(pagesToKeep(voucher)).toEqual(["/dashboard", "/marketplace/vouchers", voucher]);
  expect(pagesToKeep("/marketplace")).toEqual(["/dashboard", "/marketplace"]);
  expect(pagesToKeep("/marketplace/0197f2a0-0000-7000-8000-000000000001")).toEqual(["/dashboard"]);
});

it("whoever is at a point can weigh without a network, and see what waits", () => {
  expect(pagesToKeep("/collection-point/collaborators")).toEqual([
    "/dashboard",
    "/collection-point/dashboard",
    "/collection-point/intake",
    "/collection-point/outbox",
  ]);
});
