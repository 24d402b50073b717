import { describe, expect, it } from "vitest";
import { pages } from "../route-table.ts";
import { barPlaces, hasBar } from "./bar-places.ts";

const namesFor = (...[person]: Parameters<typeof barPlaces>) =>
  barPlaces(person).places.map(({ name }) => name);

describe("[P-08] the places of the bottom bar", () => {
  it("are those of the role, with its one task in the middle", () => {
    const member = { isSignedIn: true } as const;
    expect(namesFor({ ...member, role: "Consumer" })).toEqual([
      "home",
      "points",
      "deposit",
      "rewards",
      "profile",
    ]);
    expect(namesFor({ ...member, role: "Collection Point" })).toEqual([
      "today",
      "stock",
      "weigh",
      "pickups",
      "profile",
    ]);
    expect(namesFor({ ...member, role: "Transporter" })[2]).toBe("scan");
    expect(namesFor({ ...member, role: "CSR" })[2]).toBe("report");
  });

  it("[G-20] are those of the point for a collaborator on its pages", () => {
    const helper = { isSignedIn: true, role: "Consumer" } as const;
    expect(namesFor({ ...helper, isAtPoint: true })[2]).toBe("weigh");
    expect(namesFor({ ...helper, isAtPoint: false })[2]).toBe("deposit");
  });

  it("are public ones for visitors, ending at the way in", () => {
    expect(namesFor({ isSignedIn: false, role: null })).toEqual([
      "home",
      "points",
      "start",
      "training",
      "logIn",
    ]);
    expect(namesFor({ isSignedIn: true, role: null }).at(-1)).toBe("profile");
  });

  it("lead a citizen to a deposit in the middle, and without a network to the code the counter asks for", () => {
    const { places } = barPlaces({ isSignedIn: true, role: "Consumer" });
    expect(places[2]).toEqual({ name: "deposit", to: "/consumer/deposit", offline: "code" });
  });

  it("lead to pages of the site only", () => {
    const known = new Set(pages.map(({ path }) => path));
    for (const role of ["Consumer", "Collection Point", "Transporter", "CSR", null] as const) {
      for (const isSignedIn of [true, false]) {
        const { places } = barPlaces({ isSignedIn, role });
        expect(places).toHaveLength(5);
        for (const { to } of places) if (to) expect([...known]).toContain(to);
      }
    }
  });

  it("make way for a task that takes the whole screen", () => {
    const without = pages.filter(({ path }) => !hasBar(path)).map(({ path }) => path);
    expect(without).toContain("/collection-point/intake");
    expect(without).toContain("/collection-point/pickups/:id");
    expect(without).toHaveLength(9);
    expect(hasBar("/collection-point/stock")).toBe(true);
  });
});
