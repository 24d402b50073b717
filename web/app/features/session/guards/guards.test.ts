import type { User } from "@app/contract/session";
import { describe, expect, test } from "vitest";
import { OfflineError } from "../../../lib/api-client.ts";
import { pages } from "../../../lib/route-table.ts";
import type { Guard, GuardName } from "../../../lib/route-types.ts";
import { type SessionState, unknown } from "../../../lib/session/session-state.ts";
import { office, setUp, signedIn, signedOut, visit, yasmine } from "./testing/scene.ts";

type Case = [who: string, answer: unknown, to: string | null];

/** Each case: who comes, what the server says of them, and where they end; null is in. */
const asksServer = (title: string, guard: Guard, at: string, path: string, cases: Case[]) =>
  test.each(cases)(`${title} ${at}, %s`, async (_, answer, to) => {
    const { guards, asked } = setUp({ answers: { [path]: answer } });
    expect(await guards[guard](visit(at))).toBe(to);
    expect(asked).toEqual([path]);
  });

const point = { roles: ["Consumer", "Collection Point"], is_collab: false, exists: true };
const stranger = { roles: ["Consumer"], is_collab: false, exists: false };
const helper = { ...stranger, is_collab: true };
const unfinished = { ...point, exists: false };

const counter = "/collection-point/intake";
const today = "/collection-point/dashboard";
const profile = "/collection-point/profile";
const team = "/collection-point/collaborators";

asksServer("[G-01] admin", "admin", "/business/dashboard", "/api/isAdmin", [
  ["an administrator", { isAdmin: true }, null],
  ["anybody else", { isAdmin: false }, "/"],
]);

asksServer("[G-02] cpRoleVerified", "cpRoleVerified", profile, "/api/roles", [
  ["a point", ["Consumer", "Collection Point"], null],
  ["no point", ["Consumer"], "/partners/collectionpoint"],
]);

asksServer("[G-03] cpProfileRoleVerify", "cpProfileRoleVerify", counter, "/api/cpMiddleware", [
  ["neither point nor collaborator", stranger, "/"],
  ["a collaborator", helper, null],
  ["a point with a profile", point, null],
  ["a point whose owner does not hold the role", { ...stranger, exists: true }, null],
  ["a point without one", unfinished, profile],
  ["a point without one that helps at another", { ...unfinished, is_collab: true }, null],
]);

asksServer("[G-03] cpProfileRoleVerify", "cpProfileRoleVerify", profile, "/api/cpMiddleware", [
  ["neither point nor collaborator", stranger, "/"],
  ["a collaborator goes to the dashboard", helper, today],
  ["a point without a profile is where it belongs", unfinished, null],
]);

asksServer(
  "[G-04] csProfileExists",
  "csProfileExists",
  "/consumer/profile",
  "/api/csProfileExists",
  [
    ["a profile", true, "/consumer"],
    ["none yet", false, null],
  ],
);

asksServer(
  "the citizen's own page",
  "profile:citizen",
  "/consumer/dashboard",
  "/api/csProfileExists",
  [
    ["a profile", true, null],
    ["none yet", false, "/consumer/profile"],
  ],
);

asksServer("[G-05] csRoleVerified", "csRoleVerified", "/consumer/dashboard", "/api/roles", [
  ["a citizen", ["Transporter", "Consumer"], null],
  ["no citizen", ["Transporter"], "/?become=citizen"],
]);

asksServer("[G-06] csrHasGoals", "csrHasGoals", "/csr/dashboard", "/api/csrHasGoals", [
  ["no goals", { goals: [] }, "/csr/setup"],
  ["a goal", { goals: [{}] }, null],
]);

asksServer("[G-07] csrRoleVerified", "csrRoleVerified", "/csr/setup", "/api/csrMiddleware", [
  ["no brand", { roles: ["Consumer"], exists: false }, "/partners/csr"],
  ["a brand without a company", { roles: ["CSR"], exists: false }, "/csr/business-profile"],
  ["a brand with a company", { roles: ["CSR"], exists: true }, null],
]);

const confirmed = { nmbrf: "Yasmine B.", code_verified_at: yasmine.code_verified_at };
const unconfirmed = { nmbrf: "Yasmine B.", code_verified_at: null };
for (const name of ["mobileVerified", "mobile-verified"] as const) {
  asksServer(`[G-09] ${name}`, name, counter, "/api/user", [
    ["a confirmed number", confirmed, null],
    ["an unconfirmed one", unconfirmed, "/SendCode"],
  ]);
}

asksServer(
  "[G-13] tpProfileVerify",
  "tpProfileVerify",
  "/transporter/dashboard",
  "/api/tpMiddleware",
  [
    ["no transporter", { roles: ["Consumer"], exists: false }, "/signup/transporter"],
    ["a transporter with a record", { roles: ["Transporter"], exists: true }, null],
    ["without one", { roles: ["Transporter"], exists: false }, "/transporter/profile"],
  ],
);

asksServer(
  "[G-14] tpProfileExists",
  "tpProfileExists",
  "/transporter/profile",
  "/api/tpProfileExists",
  [
    ["a record", true, "/transporter/dashboard"],
    ["none yet", false, null],
  ],
);

asksServer("[G-20] role:point", "role:point", "/collection-point/training", "/api/cpMiddleware", [
  ["a point", point, null],
  ["a collaborator", helper, null],
  ["neither", stranger, "/partners/collectionpoint"],
]);

asksServer("role:point-owner", "role:point-owner", team, "/api/cpMiddleware", [
  ["the owner", point, null],
  ["a collaborator", helper, today],
  ["an owner to be", unfinished, profile],
  ["neither", stranger, "/partners/collectionpoint"],
]);

asksServer("role:transporter", "role:transporter", "/transporter/profile", "/api/tpMiddleware", [
  ["a transporter without a record", { roles: ["Transporter"], exists: false }, null],
  ["no transporter", { roles: ["Consumer"], exists: false }, "/signup/transporter"],
]);

asksServer("role:brand", "role:brand", "/csr/business-profile", "/api/csrMiddleware", [
  ["a brand without a company", { roles: ["CSR"], exists: false }, null],
  ["no brand", { roles: ["Consumer"], exists: false }, "/partners/csr"],
]);

type StateCase = [who: string, state: SessionState, to: string | null];

const asksNobody = (title: string, guard: Guard, at: string, cases: StateCase[]) =>
  test.each(cases)(`${title} ${at}, %s`, async (_, state, to) => {
    const { guards, asked } = setUp({ state });
    expect(await guards[guard](visit(at))).toBe(to);
    expect(asked).toEqual([]);
  });

const withoutRole = signedIn({ default_role: null, roles: [] });

asksNobody("[G-05] csRoleVerified", "csRoleVerified", "/consumer/dashboard", [
  ["signed out", signedOut, "/signup/citizen"],
]);

asksNobody("[G-10] [S-05] guest", "guest", "/login", [
  ["signed in", signedIn(), "/userone"],
  ["signed in without a role", withoutRole, "/userone"],
  ["an organisation", office, "/userone"],
  ["signed out", signedOut, null],
  ["not known, without a network", unknown, null],
]);

asksNobody("guest", "guest", "/signup", [
  ["signed in", signedIn(), "/userone"],
  ["somebody without a role chooses one here", withoutRole, null],
]);

asksNobody("[G-12] redirect_to_dash_if_loggedIn", "redirect_to_dash_if_loggedIn", "/dashboard", [
  ["a citizen", signedIn(), "/consumer/dashboard"],
  ["a point", signedIn({ default_role: "Collection Point" }), today],
  ["a transporter", signedIn({ default_role: "Transporter" }), "/transporter/dashboard"],
  ["a brand", signedIn({ default_role: "CSR" }), "/csr/dashboard"],
  ["without a role", withoutRole, null],
  ["signed out", signedOut, null],
]);

asksNobody("[G-15] offl", "offl", "/marketplace", [
  ["anybody", signedIn(), "/off?f=rewards"],
  ["nobody", signedOut, "/off?f=rewards"],
]);

asksNobody("[S-03] auth:user", "auth:user", "/officepack/dashboard", [
  ["an organisation", office, null],
  ["a person", signedIn(), "/officepack/auth/signin"],
  ["signed out", signedOut, "/officepack/auth/signin"],
]);

asksNobody("[S-06] auth", "auth", "/consumer/dashboard", [
  ["a person", signedIn(), null],
  ["signed out", signedOut, "/login"],
  ["an organisation, to its own page", office, "/officepack/dashboard"],
]);

describe("[G-08] emailVerified", () => {
  const waiting = { email_verified_at: null };
  const cases: [string, Partial<User>, User | Error, string | null][] = [
    ["a confirmed e-mail", {}, yasmine, null],
    ["an unconfirmed one", waiting, { ...yasmine, ...waiting }, "/emailVerification"],
    ["one confirmed since the device last heard", waiting, yasmine, null],
    ["an unconfirmed one, no network", waiting, new OfflineError(""), "/emailVerification"],
    ["no e-mail at all", { email: null, ...waiting }, yasmine, null],
  ];
  test.each(cases)("[G-08] emailVerified, %s", async (_, kept, fresh, to) => {
    const { guards } = setUp({ state: signedIn(kept), fresh });
    expect(await guards.emailVerified(visit("/csr/dashboard"))).toBe(to);
  });
});

describe("the path asked for", () => {
  test("[S-07] is remembered on the way to the login of the page's own people", async () => {
    const { guards, remembered } = setUp({ state: signedOut });
    expect(await guards.auth(visit(`${counter}?c=7K4PXE`))).toBe("/collection-point/login");
    expect(remembered).toEqual([`${counter}?c=7K4PXE`]);
  });

  test("is remembered on the way to a confirmation and to the sign-up", async () => {
    const { guards, remembered } = setUp({ answers: { "/api/user": unconfirmed } });
    await guards.mobileVerified(visit(counter));
    const visitor = setUp({ state: signedOut });
    await visitor.guards.csRoleVerified(visit("/consumer/dashboard"));
    expect([...remembered, ...visitor.remembered]).toEqual([counter, "/consumer/dashboard"]);
  });

  test("is not remembered when nothing stands in the way, nor for a login page", async () => {
    const { guards, remembered } = setUp({ answers: { "/api/user": confirmed } });
    await guards.auth(visit(counter));
    await guards.mobileVerified(visit(counter));
    await guards.guest(visit("/login"));
    expect(remembered).toEqual([]);
  });
});

test("auth fails when nobody can tell who is there: a person is not sent to the login for it", async () => {
  const { guards } = setUp({ state: { ...unknown, error: new OfflineError("") } });
  await expect(guards.auth(visit(counter))).rejects.toBeInstanceOf(OfflineError);
});

test("[G-16] the sixteen guards of the spec are registered, and pages name none but known ones", () => {
  const { guards } = setUp({});
  const registered: Record<GuardName, true> = {
    admin: true,
    cpProfileRoleVerify: true,
    cpRoleVerified: true,
    csProfileExists: true,
    csrHasGoals: true,
    csRoleVerified: true,
    csrRoleVerified: true,
    emailVerified: true,
    guest: true,
    isPWA: true,
    "mobile-verified": true,
    mobileVerified: true,
    offl: true,
    redirect_to_dash_if_loggedIn: true,
    tpProfileExists: true,
    tpProfileVerify: true,
  };
  expect(Object.keys(registered)).toHaveLength(16);
  expect(Object.keys(registered).filter((name) => !(name in guards))).toEqual([]);
  const named = new Set(pages.flatMap((page) => page.guards));
  expect([...named].filter((name) => !(name in guards))).toEqual([]);
});
