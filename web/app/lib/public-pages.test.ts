import { describe, expect, it } from "vitest";
import { keptSecondsOf, privatePages, publicPageOf, publicPages } from "./public-pages.ts";
import { guardsOf } from "./page-rules.ts";
import { pages } from "./route-table.ts";

/** Open, but of no use to somebody who searches: each for its own reason. */
const unlisted = [
  // Only with a code, a token or an address of their own.
  "/ana-dawra",
  "/auth/callback",
  "/NextGenGreen/certificate/:id",
  "/check/:subject",
  "/collection-point/activate-collaborator",
  "/csr/join",
  "/facility/receive/:token",
  "/setNewPassword",
  "/setNewPassword/:token",
  "/forgotPassword",
  // Lead elsewhere, or stand for another page.
  "/collection-point",
  "/transporter",
  "/logout",
  "/signout",
  "/off",
  "/offline",
  // Of the person alone.
  "/training/badges",
  // By invitation: no organisation is found by searching.
  "/auth/signin",
  "/auth/signup",
  "/officepack/auth/signin",
  "/officepack/auth/signup",
  // A form: its landing is what people find.
  "/officepack/placeorder",
];

describe("public pages", () => {
  it("are every page that is open, but for those that are no use to find", () => {
    const secret = new Set(privatePages.map(({ path }) => path));
    const open = pages.filter((page) => !secret.has(page.path) && !guardsOf(page).includes("offl"));
    expect(open.map(({ path }) => path).toSorted()).toEqual(
      [...publicPages.map(({ path }) => path), ...unlisted].toSorted(),
    );
  });

  it("never ask who is there", () => {
    expect(privatePages.filter((page) => publicPageOf(page))).toEqual([]);
    expect(privatePages.map(({ path }) => path)).toContain("/consumer/dashboard");
  });
});

describe("what is kept", () => {
  it.each([
    ["/", 60],
    ["/aboutUs", 3600],
    ["/consumer/points/0b6f0bb1-9f5e-4b0c-8a8e-000000000001", 10],
    ["/marketplace", 10],
    ["/marketplace/0b6f0bb1-9f5e-4b0c-8a8e-000000000001", 10],
    ["/sitemap/points/1.xml", 3600],
  ])("%s for %d seconds", (path, seconds) => {
    expect(keptSecondsOf(path)).toBe(seconds);
  });

  it.each([
    "/aboutus",
    "/settings",
    "/off",
    "/marketplace/vouchers",
    "/consumer/points/",
    "/consumer/points/:id",
    "/consumer/points/0B6F",
    "/consumer/points/a/b",
    "/consumer/points/%61",
    `/consumer/points/${"a".repeat(60)}`,
  ])("never %s", (path) => {
    expect(keptSecondsOf(path)).toBeUndefined();
  });
});
