import { readFileSync } from "node:fs";
import { identifications } from "@app/contract/identification";
import { materials } from "@app/contract/materials";
import { reviewScore, signalRules } from "@app/contract/signals";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Facts, Identified, Signal } from "./facts.rules.ts";
import { needsReview, scoreOf, signalsOf } from "./score.rules.ts";

const minute = 60_000;
/** Ten in the morning by the clocks of the country. */
const morning = Date.parse("2026-11-15T09:00:00Z");

const weighing = (changes: Partial<Identified> = {}): Identified => ({
  depositId: "deposit",
  citizenId: "yasmine",
  pointId: "baraka",
  at: morning,
  material: "pet",
  grams: 2340,
  stars: 2,
  isCrushed: true,
  identifiedBy: "live_code",
  ...changes,
});

const many = (
  count: number,
  make: (at: number) => Partial<Identified> = () => ({}),
): Identified[] => Array.from({ length: count }, (_, at) => weighing(make(at)));

const signalsFor = (facts: Partial<Facts> = {}): Signal[] => {
  const deposit = facts.deposit ?? weighing();
  return signalsOf({
    deposit,
    ofCitizen: [deposit],
    ofPoint: [deposit],
    oldCodes: [deposit].filter(({ identifiedBy }) => identifiedBy === "old_code"),
    ...facts,
  });
};
const rulesOf = (facts?: Partial<Facts>): string[] => signalsFor(facts).map(({ rule }) => rule);
const scoreFor = (facts: Partial<Facts>): number => scoreOf(signalsFor(facts));

describe("each rule from its threshold on, and not before", () => {
  test("an ordinary bag has no signal", () => {
    expect(rulesOf()).toEqual([]);
  });

  test("velocity: more than six of a citizen, more than forty of a point, within an hour", () => {
    const ofCitizen = (count: number, apart: number) =>
      many(count, (at) => ({ at: morning - at * apart }));
    expect(rulesOf({ ofCitizen: ofCitizen(6, minute) })).toEqual([]);
    expect(rulesOf({ ofCitizen: ofCitizen(7, minute) })).toEqual(["velocity"]);
    expect(rulesOf({ ofCitizen: ofCitizen(7, 10 * minute) })).toEqual([]);
    const others = (count: number) => many(count, () => ({ citizenId: "others" }));
    expect(rulesOf({ ofPoint: others(40) })).toEqual([]);
    expect(rulesOf({ ofPoint: others(41) })).toEqual(["velocity"]);
  });

  test("weight: what the largest bag holds of the material, crushed or not; twice that counts double", () => {
    const heavy = (changes: Partial<Identified>) =>
      signalsFor({ deposit: weighing(changes), ofCitizen: [], ofPoint: [] });
    expect(heavy({ grams: 14_400 })).toEqual([]);
    expect(heavy({ grams: 14_401 })).toMatchObject([{ rule: "weight", score: 40 }]);
    expect(heavy({ grams: 28_801 })).toMatchObject([{ rule: "weight", score: 80 }]);
    expect(heavy({ grams: 6001, isCrushed: false })).toMatchObject([{ rule: "weight" }]);
    expect(heavy({ grams: 14_401, material: "aluminium" })).toEqual([]);
  });

  test("pair: more than twelve bags within seven days, or more than four visits within three", () => {
    const apart = (count: number, minutes: number, pointId = "baraka") =>
      many(count, (at) => ({ at: morning - at * minutes * minute, pointId }));
    const bags = (count: number) =>
      many(count, (at) => ({ at: morning - Math.floor(at / 4) * 2 * 1440 * minute - at * minute }));
    expect(rulesOf({ ofCitizen: bags(12) })).toEqual([]);
    expect(rulesOf({ ofCitizen: bags(13) })).toEqual(["pair"]);
    const visits = (count: number, pointId = "baraka") => apart(count, 6 * 60, pointId);
    expect(rulesOf({ ofCitizen: visits(4) })).toEqual([]);
    expect(rulesOf({ ofCitizen: visits(5) })).toEqual(["pair"]);
    expect(rulesOf({ ofCitizen: visits(5, "elsewhere") })).toEqual([]);
    const scoreAt = (count: number) => scoreFor({ ofCitizen: visits(count), ofPoint: [] });
    expect([scoreAt(6), scoreAt(7)]).toEqual([30, 60]);
  });

  test("night: from ten in the evening to six, by the clocks of the country", () => {
    const at = (time: string) => rulesOf({ deposit: weighing({ at: Date.parse(time) }) });
    expect(at("2026-11-15T20:59:59Z")).toEqual([]);
    expect(at("2026-11-15T21:00:00Z")).toEqual(["night"]);
    expect(at("2026-11-16T04:59:59Z")).toEqual(["night"]);
    expect(at("2026-11-16T05:00:00Z")).toEqual([]);
  });

  test("round numbers: eight of ten of a point's newest", () => {
    const weights = (round: number, other: number) => [
      ...many(round, (at) => ({ grams: 500 * (at + 1), citizenId: "others" })),
      ...many(other, () => ({ grams: 1234, citizenId: "others" })),
    ];
    expect(rulesOf({ ofPoint: weights(8, 2) })).toEqual(["round_numbers"]);
    expect(rulesOf({ ofPoint: weights(7, 3) })).toEqual([]);
    expect(rulesOf({ ofPoint: weights(9, 0) })).toEqual([]);
  });

  test("star bias: a whole star more than others get, once there is enough to compare", () => {
    const theirs = (stars: number, count = 5) =>
      many(count, (at) => ({ stars, at: morning - at * 24 * 60 * minute }));
    const others = (stars: number, count = 10) =>
      many(count, () => ({ stars, citizenId: "others" }));
    expect(rulesOf({ ofCitizen: theirs(3), ofPoint: others(2) })).toEqual(["star_bias"]);
    expect(rulesOf({ ofCitizen: theirs(3, 4), ofPoint: others(2) })).toEqual([]);
    expect(rulesOf({ ofCitizen: theirs(3), ofPoint: others(2, 9) })).toEqual([]);
    expect(rulesOf({ ofCitizen: theirs(2), ofPoint: others(2) })).toEqual([]);
  });

  test("identification: an old code at once, cards and typing when they are nearly all there is", () => {
    expect(rulesOf({ deposit: weighing({ identifiedBy: "old_code" }) })).toEqual([
      "identification",
    ]);
    const typed = weighing({ identifiedBy: "typed_code" });
    const before = (typing: number, live: number) => [
      ...many(typing, () => ({ identifiedBy: "typed_code" })),
      ...many(live),
    ];
    expect(rulesOf({ deposit: typed, ofPoint: before(4, 1) })).toEqual(["identification"]);
    expect(rulesOf({ deposit: typed, ofPoint: before(3, 2) })).toEqual([]);
    expect(rulesOf({ deposit: typed, ofPoint: before(4, 0) })).toEqual([]);
    expect(rulesOf({ ofPoint: before(5, 0) })).toEqual([]);
  });
});

describe("again and again counts more than once", () => {
  const day = 24 * 60 * minute;

  test("a heavy bag once is a small sign, the second within a week a large one", () => {
    const heavy = many(2, (at) => ({ grams: 15_000, at: morning - at * day }));
    const deposit = heavy[0];
    if (!deposit) throw new Error("no bag");
    expect(scoreFor({ deposit, ofCitizen: heavy.slice(0, 1) })).toBe(40);
    expect(scoreFor({ deposit, ofCitizen: heavy })).toBe(80);
  });

  test("pictures of codes: the third visit with one; many bags of one visit are one", () => {
    const old = (count: number, apart: number) =>
      many(count, (at) => ({ identifiedBy: "old_code", at: morning - at * apart }));
    const deposit = weighing({ identifiedBy: "old_code" });
    expect(scoreFor({ deposit, oldCodes: old(2, day) })).toBe(30);
    expect(scoreFor({ deposit, oldCodes: old(3, day) })).toBe(60);
    expect(scoreFor({ deposit, oldCodes: old(6, minute) })).toBe(15);
  });

  test("nights: the third, unless others come as late", () => {
    const late = morning + 13 * 60 * minute;
    const nights = many(3, (at) => ({ at: late - at * day }));
    const others = (at: number) => many(10, () => ({ citizenId: "others", at }));
    const deposit = weighing({ at: late });
    expect(scoreFor({ deposit, ofCitizen: nights, ofPoint: others(morning) })).toBe(60);
    expect(scoreFor({ deposit, ofCitizen: nights.slice(1), ofPoint: others(morning) })).toBe(15);
    expect(scoreFor({ deposit, ofCitizen: nights, ofPoint: others(late) })).toBe(15);
    const ofMany = many(9, (at) => ({ citizenId: `other ${at}`, at: morning }));
    // Somebody who is in it too brings as many bags, and is one of ten.
    expect(scoreFor({ deposit, ofCitizen: nights, ofPoint: [...ofMany, ...others(late)] })).toBe(
      60,
    );
  });

  test("numbers of nobody: eight at a point that reads codes", () => {
    const numbers = (count: number) =>
      many(count, (at) => ({ citizenId: `ghost ${at}`, identifiedBy: "phone" }));
    const deposit = weighing({ citizenId: "ghost 0", identifiedBy: "phone" });
    const live = many(5, () => ({ citizenId: "others" }));
    expect(scoreFor({ deposit, ofPoint: [...numbers(5), ...live] })).toBe(0);
    expect(scoreFor({ deposit, ofPoint: [...numbers(6), ...live] })).toBe(30);
    expect(scoreFor({ deposit, ofPoint: [...numbers(8), ...live] })).toBe(60);
    expect(scoreFor({ deposit, ofPoint: numbers(8) })).toBe(30);
  });

  test("one bag in pieces", () => {
    const pieces = (grams: number) => many(4, (at) => ({ grams, at: morning - at * minute }));
    expect(rulesOf({ ofCitizen: pieces(599) })).toEqual(["velocity"]);
    expect(rulesOf({ ofCitizen: pieces(600) })).toEqual([]);
  });
});

const weighings = fc.record({
  depositId: fc.uuid(),
  citizenId: fc.constantFrom("yasmine", "others"),
  pointId: fc.constantFrom("baraka", "elsewhere"),
  at: fc.integer({ min: morning - 9 * 24 * 60 * minute, max: morning + 60 * minute }),
  material: fc.constantFrom(...materials),
  grams: fc.integer({ min: 50, max: 50_000 }),
  stars: fc.integer({ min: 0, max: 3 }),
  isCrushed: fc.boolean(),
  identifiedBy: fc.constantFrom(...identifications),
});
const anyFacts = fc.record({
  deposit: weighings,
  ofCitizen: fc.array(weighings, { maxLength: 50 }),
  ofPoint: fc.array(weighings, { maxLength: 60 }),
  oldCodes: fc.array(weighings, { maxLength: 50 }),
});

describe("for whatever happened", () => {
  test("a rule speaks once, with a score that fits the column and a reason in numbers", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const signals = signalsOf(facts);
        expect(new Set(signals.map(({ rule }) => rule)).size).toBe(signals.length);
        for (const { score, detail } of signals) {
          expect(score).toBeGreaterThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(100);
          for (const value of Object.values(detail)) expect(value).not.toBeNaN();
        }
        expect(needsReview(signals)).toBe(scoreOf(signals) >= reviewScore);
      }),
    );
  });

  test("the same facts give the same signals, and nothing is changed by looking", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const before = JSON.stringify(facts);
        expect(signalsOf(facts)).toEqual(signalsOf(facts));
        expect(JSON.stringify(facts)).toBe(before);
      }),
    );
  });

  test("more weight never looks less odd", () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(50_000), (facts, more) => {
        const heavier = {
          ...facts,
          deposit: { ...facts.deposit, grams: facts.deposit.grams + more },
        };
        expect(scoreOf(signalsOf(heavier))).toBeGreaterThanOrEqual(scoreOf(signalsOf(facts)));
      }),
    );
  });

  test("no rule alone brings a person to the table, but for a weight no bag can have", () => {
    const alone = Object.entries(signalRules).filter(([, { score }]) => score >= reviewScore);
    expect(alone).toEqual([]);
    expect(2 * signalRules.weight.score).toBeGreaterThanOrEqual(reviewScore);
  });
});

test("what is published is what is computed", () => {
  const page = readFileSync(new URL("../../../../docs/fraud-signals.md", import.meta.url), "utf8");
  for (const [rule, { score }] of Object.entries(signalRules)) {
    const row = new RegExp(`^\\| ${rule} +\\|(.+)\\| +(\\d+) +\\|$`, "m").exec(page);
    expect([rule, Number(row?.[2])]).toEqual([rule, score]);
  }
  expect(page).toContain(`sum of ${reviewScore}`);
  const { velocity, weight, pair, night, round_numbers: round } = signalRules;
  for (const said of [
    `more than ${velocity.mostOfCitizen} deposits`,
    `more than ${velocity.mostOfPoint} of a point`,
    `${weight.bagLitres} litres`,
    `more than ${pair.most} deposits`,
    `from ${night.fromHour}:00 to 0${night.untilHour}:00`,
    `${round.percent} % of the newest ${round.newest}`,
  ]) {
    expect(page).toContain(said);
  }
});
