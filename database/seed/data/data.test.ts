import { describe, expect, it } from "vitest";
import { communes } from "../../places/communes.ts";
import { memberships } from "../../places/memberships.ts";
import { citizens, shopkeepers } from "./people.ts";
import { points } from "./points.ts";

const kilometresPerDegree = 111.2;
const latin = /^[A-ZÀ-Ý][A-Za-zÀ-ÿ' -]+$/;
const arabic = /^[\u0621-\u063a\u0641-\u064a ]+$/;

const communeOf = new Map(communes.map((commune) => [commune.code, commune]));
const wilayaOf = new Map(
  memberships.filter((m) => m.until === null).map((m) => [m.communeCode, m.wilayaCode]),
);

describe("points", () => {
  it("are 60 in at least 20 wilayas, and open with the one of the demos", () => {
    expect(points).toHaveLength(60);
    expect(new Set(points.map((point) => wilayaOf.get(point.communeCode))).size).toBeGreaterThan(
      19,
    );
    expect(points[0]?.name.fr).toBe("Épicerie El Baraka");
    expect(communeOf.get(points[0]!.communeCode)?.nameFr).toBe("Alger Centre");
  });

  it("have a name of their own in each language", () => {
    for (const language of ["en", "fr", "ar"] as const) {
      expect(new Set(points.map((point) => point.name[language])).size).toBe(points.length);
    }
    expect(points.filter((point) => !arabic.test(point.name.ar))).toEqual([]);
  });

  it("lie within a kilometre of the centre of their commune", () => {
    const far = points.filter(({ communeCode, longitude, latitude }) => {
      const commune = communeOf.get(communeCode)!;
      const east = (longitude - commune.longitude) * Math.cos((latitude * Math.PI) / 180);
      return Math.hypot(east, latitude - commune.latitude) * kilometresPerDegree > 1;
    });
    expect(far).toEqual([]);
  });

  it("take something, hold something and open before they close", () => {
    const odd = points.filter(
      ({ materials, capacityKg, opensAt, closesAt }) =>
        materials.length === 0 || capacityKg <= 0 || !(opensAt < closesAt),
    );
    expect(odd).toEqual([]);
  });
});

describe("people", () => {
  it("are enough: 240 citizens, and one shopkeeper for each point", () => {
    expect(citizens).toHaveLength(240);
    expect(shopkeepers).toHaveLength(points.length);
    expect(citizens[0]).toEqual({
      firstName: "Yasmine",
      lastName: "Benali",
      firstNameAr: "ياسمين",
      lastNameAr: "بن علي",
      locale: "fr",
    });
  });

  it("each have a full name of their own, in both scripts", () => {
    const everyone = [...citizens, ...shopkeepers];
    const names = everyone.map((person) => `${person.firstName} ${person.lastName}`);
    expect(new Set(names).size).toBe(everyone.length);
    const odd = everyone.filter(
      (person) =>
        !latin.test(person.firstName) ||
        !latin.test(person.lastName) ||
        !arabic.test(person.firstNameAr) ||
        !arabic.test(person.lastNameAr),
    );
    expect(odd).toEqual([]);
  });
});
