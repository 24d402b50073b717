import { dayInAlgeria, momentInAlgeria } from "@app/contract/country-time";

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

const dayMs = 86_400_000;

/** The day it is in Algeria so many days after a moment. */
export const dayAfter = (moment: string, days: number): string =>
  dayInAlgeria(Date.parse(moment) + days * dayMs);

/** When that day begins there. */
export const beginOf = (day: string): string => momentInAlgeria(day).toISOString();
