import type { RoleWireName } from "@app/contract/roles";
import type { User } from "@app/contract/session";
import { describe, expect, test } from "vitest";
import type { ProfilesState } from "../../lib/session/profiles-store.ts";
import { panelContent } from "./panel-content.ts";

const yasmine: User = {
  id: "0197f2a0-0000-7000-8000-000000000001",
  email: "yasmine@example.com",
  nmbrf: "Yasmine B.",
  code: "7K4PXE",
  default_role: "Consumer",
  roles: ["Consumer"],
  email_verified_at: null,
  code_verified_at: null,
  scope: [],
  locale: "en",
};

const unasked: ProfilesState = {
  profileCs: null,
  profileCp: null,
  profileCsr: null,
  profileTp: null,
  isCollab: false,
  at: null,
  failed: false,
};
const none: ProfilesState = { ...unasked, at: 1 };
const all: ProfilesState = {
  ...none,
  profileCs: { username: "yasmine", tokens: 1248.9 },
  profileCp: { username: "El Baraka", pet: 150.8, pehd: 61.9 },
  profileTp: { username: "Ziani" },
  profileCsr: { username: "Source Vive", kind: "brand" },
};

const as = (default_role: RoleWireName | null, profiles = all, more: Partial<User> = {}) =>
  panelContent({ ...yasmine, default_role, ...more }, null, profiles);

const linksOf = (content: ReturnType<typeof panelContent>): Record<string, string> =>
  Object.fromEntries(content?.links.map(({ name, to }) => [name, to]) ?? []);

describe("who", () => {
  test("[L-18] is told by display name and e-mail, and by the user name of the role's profile", () => {
    expect(as("Consumer")).toMatchObject({ name: "Yasmine B.", email: "yasmine@example.com" });
    const usernames = (["Consumer", "Collection Point", "Transporter", "CSR"] as const).map(
      (role) => as(role)?.profile,
    );
    expect(usernames).toEqual(
      ["yasmine", "El Baraka", "Ziani", "Source Vive"].map((username) => ({
        kind: "named",
        username,
      })),
    );
  });

  test("[L-18] without a profile is asked to fill it in, each role on its own page", () => {
    expect(as("Consumer", none)?.profile).toEqual({ kind: "missing", to: "/consumer/profile" });
    expect(as("Collection Point", none)?.profile).toEqual({
      kind: "missing",
      to: "/collection-point/profile",
    });
    expect(as("Transporter", none)?.profile).toMatchObject({ to: "/transporter/profile" });
    expect(as("CSR", none)?.profile).toMatchObject({ to: "/csr/business-profile" });
  });

  test("is not asked before the server has said that there is no profile", () => {
    expect(as("Consumer", unasked)).toMatchObject({
      profile: { kind: "unknown" },
      isLoading: true,
    });
    const failed = { ...unasked, failed: true };
    expect(as("Consumer", failed)).toMatchObject({
      profile: { kind: "unknown" },
      isLoading: false,
    });
  });
});

describe("what", () => {
  test("[L-19] only a citizen has a code", () => {
    expect(as("Consumer")?.code).toBe("7K4PXE");
    for (const role of ["Collection Point", "Transporter", "CSR", null] as const) {
      expect(as(role)?.code).toBeNull();
    }
  });

  test("[L-20] tokens for a citizen, kilograms of PET and PEHD for a point", () => {
    expect(as("Consumer")?.amount).toEqual({ kind: "tokens", tokens: 1248 });
    expect(as("Collection Point")?.amount).toEqual({ kind: "kilograms", kilograms: 212 });
    expect(as("Transporter")?.amount).toBeNull();
  });

  test("[L-22] roles are a choice only for those who hold several", () => {
    expect(as("Consumer")?.hasRoleChoice).toBe(false);
    expect(as("Consumer", all, { roles: ["Consumer", "CSR"] })?.hasRoleChoice).toBe(true);
  });
});

describe("where to", () => {
  test("[L-21] a citizen deposits; every role has its dashboard", () => {
    expect(linksOf(as("Consumer"))).toMatchObject({
      deposit: "/consumer",
      dashboard: "/consumer/dashboard",
    });
    expect(linksOf(as("Collection Point"))).not.toHaveProperty("deposit");
    expect(linksOf(as("Collection Point"))["dashboard"]).toBe("/collection-point/dashboard");
    expect(linksOf(as("Transporter"))["dashboard"]).toBe("/transporter/dashboard");
    expect(linksOf(as("CSR"))["dashboard"]).toBe("/csr/dashboard");
  });

  test("[L-24] a point and a collaborator train at the point, everybody else in public", () => {
    expect(linksOf(as("Collection Point"))["training"]).toBe("/collection-point/training");
    const helper = as("Consumer", { ...all, isCollab: true }, { scope: ["point-staff"] });
    expect(linksOf(helper)).toMatchObject({
      training: "/collection-point/training",
      counter: "/collection-point/dashboard",
    });
    for (const role of ["Consumer", "Transporter", "CSR", null] as const) {
      expect(linksOf(as(role))["training"]).toBe("/training");
    }
  });

  test("an organisation has a shorter list", () => {
    const atlas = {
      id: "0197f2a0-0000-7000-8000-000000000002",
      kind: "office",
      name: "Atlas",
      contactName: "Lynda Amrane",
      email: "office@example.com",
      locale: "fr",
    } as const;
    expect(panelContent(null, atlas, unasked)).toEqual({
      name: "Atlas",
      contact: "Lynda Amrane",
      email: "office@example.com",
      profile: null,
      code: null,
      amount: null,
      isLoading: false,
      links: [
        { name: "dashboard", to: "/officepack/dashboard" },
        { name: "training", to: "/training" },
      ],
      hasRoleChoice: false,
    });
    expect(panelContent(null, null, unasked)).toBeNull();
  });
});
