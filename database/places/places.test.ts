import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { communes } from "./communes.ts";
import { type Membership, memberships } from "./memberships.ts";
import { migration, render } from "./sql.ts";
import { divisionOf1984, wilayas } from "./wilayas.ts";

const aflou = 319;
const elBorma = 3021;
const zeralda = 1646;

const holds = (membership: Membership, day: string): boolean =>
  membership.from <= day && (membership.until === null || day < membership.until);

const wilayaOf = (communeCode: number, day: string): string | undefined => {
  const found = memberships.find((m) => m.communeCode === communeCode && holds(m, day));
  return wilayas.find((wilaya) => wilaya.code === found?.wilayaCode)?.nameFr;
};

const communeCount = (wilayaCode: number, day: string): number =>
  memberships.filter((m) => m.wilayaCode === wilayaCode && holds(m, day)).length;

const byCommune = Map.groupBy(memberships, (membership) => membership.communeCode);

describe("wilayas", () => {
  it("are numbered 1 to 69", () => {
    expect(wilayas.map((wilaya) => wilaya.code)).toEqual(
      Array.from({ length: 69 }, (_, index) => index + 1),
    );
  });

  it.each([
    ["2000-01-01", 48],
    ["2020-06-01", 58],
    ["2026-12-31", 58],
    ["2027-06-01", 69],
  ])("on %s there are %i of them, each with communes", (day, count) => {
    const valid = wilayas.filter((wilaya) => wilaya.validFrom <= day);
    expect(valid).toHaveLength(count);
    expect(valid.filter((wilaya) => communeCount(wilaya.code, day) === 0)).toEqual([]);
  });

  it("are cut from one that was there before", () => {
    const before = new Map(wilayas.map((wilaya) => [wilaya.code, wilaya.validFrom]));
    const orphans = wilayas.filter(
      ({ cutFrom, validFrom }) => cutFrom !== null && !(before.get(cutFrom)! < validFrom),
    );
    expect(orphans).toEqual([]);
  });
});

describe("communes", () => {
  it("are 1541, each with its own code", () => {
    expect(new Set(communes.map((commune) => commune.code)).size).toBe(1541);
    expect(communes).toHaveLength(1541);
  });

  it("are named in plain French and plain Arabic letters", () => {
    const odd = communes.filter(
      ({ nameFr, nameAr }) =>
        !/^[A-Z][a-zà-ÿ']+(?:[ '-][A-Za-zà-ÿ']+)*$/.test(nameFr.replaceAll(/\b[A-Z]'/g, "")) ||
        !/^[\u0621-\u063a\u0641-\u064a]+(?: [\u0621-\u063a\u0641-\u064a]+)*$/.test(nameAr),
    );
    expect(odd).toEqual([]);
  });

  it("lie inside Algeria", () => {
    const outside = communes.filter(
      ({ longitude, latitude }) =>
        !(longitude > -9 && longitude < 12 && latitude > 18.5 && latitude < 37.5),
    );
    expect(outside).toEqual([]);
  });

  it("lie each at a point of their own", () => {
    const points = communes.map(({ longitude, latitude }) => `${longitude} ${latitude}`);
    expect(new Set(points).size).toBe(1541);
  });
});

describe("memberships", () => {
  it("follow each other without gap or overlap, from 1984 on", () => {
    const broken = [...byCommune.values()].filter(
      (chain) =>
        chain[0]?.from !== divisionOf1984 ||
        chain.at(-1)?.until !== null ||
        chain.some((m, index) => index > 0 && m.from !== chain[index - 1]?.until) ||
        chain.some((m) => m.until !== null && m.until <= m.from),
    );
    expect(broken).toEqual([]);
    expect(byCommune.size).toBe(1541);
  });

  it("never place a commune in a wilaya that is not there yet", () => {
    const since = new Map(wilayas.map((wilaya) => [wilaya.code, wilaya.validFrom]));
    expect(memberships.filter((m) => !(since.get(m.wilayaCode)! <= m.from))).toEqual([]);
  });

  it("move a commune only between a wilaya and the one cut from it, but for Algiers", () => {
    const related = (a: number, b: number): boolean =>
      wilayas.some((w) => (w.code === a && w.cutFrom === b) || (w.code === b && w.cutFrom === a));
    const strange = [...byCommune.values()].filter((chain) =>
      chain.some((m, index) => {
        const previous = chain[index - 1];
        return previous && m.wilayaCode !== 16 && !related(previous.wilayaCode, m.wilayaCode);
      }),
    );
    expect(strange).toEqual([]);
  });

  it("show Aflou in Laghouat until 2026 and as its own wilaya from 2027", () => {
    expect(wilayaOf(aflou, "2026-12-31")).toBe("Laghouat");
    expect(wilayaOf(aflou, "2027-01-01")).toBe("Aflou");
  });

  it("show El Borma in Touggourt for fifteen months", () => {
    expect(wilayaOf(elBorma, "2019-12-17")).toBe("Ouargla");
    expect(wilayaOf(elBorma, "2020-06-01")).toBe("Touggourt");
    expect(wilayaOf(elBorma, "2021-03-25")).toBe("Ouargla");
  });

  it("show Zéralda in Tipaza before Algiers grew", () => {
    expect(wilayaOf(zeralda, "1997-07-30")).toBe("Tipaza");
    expect(wilayaOf(zeralda, "1997-07-31")).toBe("Alger");
  });

  // The number each law announces before it lists the communes.
  it.each([
    ["1990-01-01", { 9: 29, 16: 33, 35: 38, 42: 42 }],
    ["2000-01-01", { 9: 25, 16: 57, 35: 32, 42: 28 }],
    ["2020-06-01", { 1: 16, 7: 27, 8: 11, 11: 5, 30: 7, 33: 4, 39: 22, 47: 10 }],
    ["2020-06-01", { 49: 10, 50: 2, 51: 6, 52: 10, 53: 3, 54: 2, 55: 14, 56: 2, 57: 8, 58: 3 }],
    ["2022-01-01", { 30: 8, 55: 13 }],
    ["2027-01-01", { 3: 12, 5: 53, 7: 22, 12: 24, 13: 49, 14: 36, 17: 18, 26: 43, 28: 24, 32: 15 }],
    [
      "2027-01-01",
      { 59: 12, 60: 8, 61: 5, 62: 4, 63: 4, 64: 6, 65: 10, 66: 8, 67: 21, 68: 23, 69: 7 },
    ],
  ])("on %s give each wilaya the communes its law counts", (day, counts) => {
    const found = Object.keys(counts).map((code) => [code, communeCount(Number(code), day)]);
    expect(Object.fromEntries(found)).toEqual(counts);
  });
});

describe("the migration", () => {
  it("is what the tables make: run database/places/generate.ts after changing one", () => {
    expect(readFileSync(migration, "utf8")).toBe(render());
  });
});
