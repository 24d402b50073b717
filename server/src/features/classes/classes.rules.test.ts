import { fewestResults } from "@app/contract/classes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hardestOf, rankSchools, resultsOf } from "./classes.rules.ts";

const school = fc.record({
  name: fc.string(),
  commune: fc.constant({ fr: "Oran", ar: "وهران" }),
  pupils: fc.integer({ min: 20, max: 3000 }),
  passed: fc.nat(3000),
});

describe("the league", () => {
  test("puts nobody before a school that has more per pupil, and equal ones share a rank", () => {
    fc.assert(
      fc.property(fc.array(school, { maxLength: 30 }), (schools) => {
        const ranked = rankSchools(schools);
        expect(ranked).toHaveLength(schools.length);
        for (const [place, one] of ranked.entries()) {
          const better = ranked.filter(
            (other) => other.hundredthsPerPupil > one.hundredthsPerPupil,
          );
          expect(one.rank).toBe(better.length + 1);
          const before = ranked[place - 1];
          if (before) expect(before.hundredthsPerPupil >= one.hundredthsPerPupil).toBe(true);
        }
      }),
    );
  });
});

const answer = fc.integer({ min: 1, max: 90 }).chain((asked) =>
  fc.record({
    questionId: fc.string(),
    asked: fc.constant(asked),
    right: fc.integer({ min: 0, max: asked }),
  }),
);

describe("what a teacher sees", () => {
  test("the hardest question was asked often enough, and none was answered right more seldom", () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const hardest = hardestOf(answers);
        const known = answers.filter(({ asked, right }) => asked >= fewestResults && right < asked);
        expect(hardest === null).toBe(known.length === 0);
        for (const { right, asked } of known) {
          expect(right * (hardest?.asked ?? 0)).toBeGreaterThanOrEqual(
            (hardest?.right ?? 0) * asked,
          );
        }
      }),
    );
  });

  test("nothing of fewer than five rounds", () => {
    for (let tries = 0; tries < 8; tries++) {
      const results = resultsOf({ tries, passed: tries, scoreSum: tries * 9 }, null);
      expect([tries, results === null]).toEqual([tries, tries < fewestResults]);
    }
  });
});
