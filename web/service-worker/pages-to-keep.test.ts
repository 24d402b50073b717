import { expect, it } from "vitest";
import { keptUnder, pagesToKeep } from "./pages-to-keep.ts";

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
    "/collection-point/pickups",
    "/collection-point/pickups/00000000-0000-0000-0000-000000000000",
  ]);
});

it("a driver has the day, its jobs and way, and the badge without a network", () => {
  const day = [
    "/dashboard",
    "/transporter/dashboard",
    "/transporter/badge",
    "/transporter/jobs",
    "/transporter/route",
  ];
  expect(pagesToKeep("/transporter/dashboard")).toEqual(day);
  const door = "/transporter/handover/0197f2a0-0000-7000-8000-000000000001";
  expect(pagesToKeep(door)).toEqual([...day, door]);
});

it("one page of a hand-over stands for all, also for one that was never opened", () => {
  const handover = "/collection-point/pickups/0197f2a0-0000-7000-8000-000000000001";
  expect(pagesToKeep("/collection-point/dashboard")).toContain(keptUnder(handover));
  expect(keptUnder("/collection-point/pickups")).toBe("/collection-point/pickups");
});

it("a lesson that was opened can be opened again without a network, by anybody", () => {
  expect(pagesToKeep("/training")).toEqual(["/training"]);
  expect(pagesToKeep("/training/stays-out")).toEqual(["/training", "/training/stays-out"]);
  expect(pagesToKeep("/collection-point/training")).toContain("/collection-point/training");
});

it("keeps the quiz, also for people without an account", () => {
  expect(pagesToKeep("/NextGenGreen/quiz")).toEqual(["/NextGenGreen/quiz"]);
});
