import { describe, expect, it } from "vitest";
import { areaOf } from "./areas.ts";
import { navbarOf } from "./navbar.ts";
import { pages } from "./route-table.ts";

const withNavbar = (column: string): string[] =>
  pages.filter(({ navbar }) => navbar === column).map(({ path }) => path);

describe("the bar of a page", () => {
  it("[L-07] is the page's own on the pages the spec hides the top bar on", () => {
    expect(withNavbar("own")).toEqual(
      expect.arrayContaining([
        "/",
        "/signup/citizen",
        "/login",
        "/collection-point/dashboard",
        "/NextGenGreen",
        "/NextGenGreen/quiz",
        "/NextGenGreen/school_form",
        "/NextGenGreen/certificate/:id",
        "/NextGenGreen/classes",
        "/NextGenGreen/league",
        "/transporter/dashboard",
      ]),
    );
  });

  it("is the full one or the simple one, as the table says", () => {
    for (const path of withNavbar("v1"))
      expect([path, navbarOf(path, true)]).toEqual([path, "full"]);
    for (const path of withNavbar("v2")) {
      expect([path, navbarOf(path, false)]).toEqual([path, "simple"]);
    }
    expect(navbarOf("/nowhere", false)).toBe("full");
  });

  it("is the full one for visitors and the simple one for members where the table says so", () => {
    for (const path of withNavbar("session")) {
      expect([navbarOf(path, false), navbarOf(path, true)]).toEqual(["full", "simple"]);
    }
  });
});

describe("the colour of an area", () => {
  it("is the footer's, and yellow at a counter without one", () => {
    expect(areaOf("/aboutUs")).toBe("green");
    expect(areaOf("/Collection%20Point/login")).toBe("yellow");
    expect(areaOf("/collection-point/intake")).toBe("yellow");
    expect(areaOf("/csr/setup")).toBe("blue");
    expect(areaOf("/transporter/jobs")).toBe("green");
    expect(areaOf("/nowhere")).toBe("green");
  });
});
