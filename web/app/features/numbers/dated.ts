interface Dated {
  validFrom: string;
}

/** The newest first, as the server lists them: what is to come, what holds, and what held. */
export const partsOf = <T extends Dated>(values: readonly T[], now: string) => {
  const moment = Date.parse(now);
  const begun = values.filter(({ validFrom }) => Date.parse(validFrom) <= moment);
  return {
    coming: values.find(({ validFrom }) => Date.parse(validFrom) > moment),
    current: begun[0],
    past: begun.slice(1),
  };
};

/** Algeria is an hour ahead of Greenwich, all year. */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The day it is in Algeria so many days after a moment. */
export const dayAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + hourMs + days * dayMs).toISOString().slice(0, 10);

/** When that day begins there. */
export const beginOf = (day: string): string => new Date(Date.parse(day) - hourMs).toISOString();
