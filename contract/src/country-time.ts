import { countryZone } from "./locales.ts";

const days = new Intl.DateTimeFormat("en-CA", { timeZone: countryZone });

/** "2026-08-03": the day of the calendar on which a moment falls in the country. */
export const dayInAlgeria = (moment: Date | number | string): string =>
  days.format(new Date(moment));

const hourMs = 3_600_000;
/** Algeria is an hour ahead of Greenwich, all year. */
const aheadMs = hourMs;

/** The moment at which a clock of the country shows this hour of this day. */
export const momentInAlgeria = (day: string, hour = 0): Date =>
  new Date(Date.parse(day) + hour * hourMs - aheadMs);

/** The hour that clocks of the country show. */
export const hourInAlgeria = (moment: number): number => new Date(moment + aheadMs).getUTCHours();
