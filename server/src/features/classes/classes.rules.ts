import {
  classLimits,
  fewestResults,
  type LeagueSchool,
  type SchoolClass,
} from "@app/contract/classes";
import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

export const mostTriesADay = (pupils: number): number => pupils * classLimits.triesPerPupil;

/** A whole school sits behind one network; whoever tries codes gets through a few of millions. */
export const codeLimits = (address: string): Limit[] => [
  { subject: `class-codes:${networkOf(address)}`, most: 600, seconds: seconds.hour },
];
export const resultLimits = (address: string): Limit[] => [
  { subject: `class-results:${networkOf(address)}`, most: 600, seconds: seconds.hour },
];

export interface Counts {
  tries: number;
  passed: number;
  scoreSum: number;
}

export interface AnswerCount {
  questionId: string;
  asked: number;
  right: number;
}

/** Of those asked often enough, the one that fewest answered right; none where all did. */
export const hardestOf = (answers: readonly AnswerCount[]): AnswerCount | null =>
  answers
    .filter(({ asked, right }) => asked >= fewestResults && right < asked)
    .toSorted(
      (a, b) =>
        a.right * b.asked - b.right * a.asked ||
        b.asked - a.asked ||
        a.questionId.localeCompare(b.questionId),
    )[0] ?? null;

/** Nothing at all about fewer than five rounds. */
export const resultsOf = (
  { tries, passed, scoreSum }: Counts,
  hardest: NonNullable<SchoolClass["results"]>["hardest"],
): SchoolClass["results"] =>
  tries < fewestResults
    ? null
    : { tries, passed, averageTenths: Math.round((scoreSum * 10) / tries), hardest };

export type Unranked = Omit<LeagueSchool, "rank" | "hundredthsPerPupil">;

/** Best first. What is shown is what counts: schools with the same number share a rank. */
export const rankSchools = (schools: readonly Unranked[]): LeagueSchool[] => {
  const counted = schools
    .map((school) => ({
      ...school,
      hundredthsPerPupil: Math.floor((school.passed * 100) / school.pupils),
    }))
    .toSorted(
      (a, b) => b.hundredthsPerPupil - a.hundredthsPerPupil || a.name.localeCompare(b.name),
    );
  return counted.map((school) => ({
    rank: 1 + counted.filter((one) => one.hundredthsPerPupil > school.hundredthsPerPupil).length,
    ...school,
  }));
};
