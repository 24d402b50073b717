import type { ReportPeriod } from "@app/contract/reports";

export const periodKinds = ["year", "quarter", "month", "days"] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** "2026", "2026-Q1" or "2026-03"; how many months it has. */
const monthsIn = { year: 12, quarter: 3, month: 1 } as const;

export interface ChosenPeriod extends ReportPeriod {
  /** The first month, "2026-03": what it is called follows from it. */
  month: string;
  /** It is not over: it ends on the last day that is. */
  isRunning: boolean;
}

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Those that have days of both, from the first to the last, the newest first. */
export const periodsOf = (
  kind: Exclude<PeriodKind, "days">,
  firstDay: string,
  lastDay: string,
): ChosenPeriod[] => {
  const size = monthsIn[kind];
  const found: ChosenPeriod[] = [];
  const last = new Date(`${lastDay}T00:00:00Z`);
  let year = last.getUTCFullYear();
  let month = Math.floor(last.getUTCMonth() / size) * size;
  for (;;) {
    const from = isoDay(year, month, 1);
    const end = isoDay(year, month + size, 0);
    if (end < firstDay) return found;
    const isRunning = end > lastDay;
    found.push({ from, until: isRunning ? lastDay : end, month: from.slice(0, 7), isRunning });
    month -= size;
    if (month < 0) {
      month += 12;
      year -= 1;
    }
  }
};

/** Of one year, in order, and over. */
export const areGoodDays = ({ from, until }: ReportPeriod, lastDay: string): boolean =>
  from !== "" && from <= until && until <= lastDay && from.slice(0, 4) === until.slice(0, 4);

/** What a period is, if it is a whole year, quarter or month. */
export const kindOf = ({ from, until }: ReportPeriod): PeriodKind => {
  const [year = 0, month = 1] = from.split("-").map(Number);
  if (from.slice(8) !== "01") return "days";
  const kinds = ["year", "quarter", "month"] as const;
  return (
    kinds.find(
      (kind) =>
        (month - 1) % monthsIn[kind] === 0 && isoDay(year, month - 1 + monthsIn[kind], 0) === until,
    ) ?? "days"
  );
};
