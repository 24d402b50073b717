import type { Profiles } from "@app/contract/profiles";
import { expect, test } from "vitest";
import { accountLinks } from "./account-links.ts";
import { atlas, yasmine } from "./testing/session-server.ts";

const none: Profiles = {
  profileCs: null,
  profileCp: null,
  profileCsr: null,
  profileTp: null,
  isCollab: false,
};
const profileCs = { username: "yasmine", tokens: 1248.99 };
const profileCp = { username: "El Baraka", pet: 150.8, pehd: 61.9 };

test("[G-18] [L-04] [K-12] a citizen sees whole tokens, rounded down", () => {
  expect(accountLinks(yasmine, null, { ...none, profileCs, profileCp })).toEqual({
    amount: { kind: "tokens", tokens: 1248 },
    dashboard: "/consumer/dashboard",
    counter: null,
  });
});

test("[G-18] [L-05] [K-12] a point sees the whole kilograms of PET and PEHD", () => {
  const point = { ...yasmine, default_role: "Collection Point" } as const;
  expect(accountLinks(point, null, { ...none, profileCs, profileCp })).toEqual({
    amount: { kind: "kilograms", kilograms: 212 },
    dashboard: "/collection-point/dashboard",
    counter: null,
  });
});

test("[G-18] no other role sees either", () => {
  const driver = { ...yasmine, default_role: "Transporter" } as const;
  expect(accountLinks(driver, null, { ...none, profileCs, profileCp })?.amount).toBeNull();
});

test("[G-20] a collaborator gets the counter beside their own page", () => {
  const links = accountLinks(yasmine, null, { ...none, profileCs, isCollab: true });
  expect(links).toMatchObject({
    amount: { kind: "tokens" },
    dashboard: "/consumer/dashboard",
    counter: "/collection-point/dashboard",
  });
});

test("before any profile is there, the way to the dashboard is", () => {
  expect(accountLinks(yasmine, null, none)).toEqual({
    amount: null,
    dashboard: "/consumer/dashboard",
    counter: null,
  });
  expect(accountLinks(null, atlas, none)?.dashboard).toBe("/officepack/dashboard");
  expect(accountLinks(null, null, none)).toBeNull();
});
