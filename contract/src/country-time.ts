import { countryZone } from "./locales.ts";

const days = new Intl.DateTimeFormat("en-CA", { timeZone: countryZone });

/** "2026-08-03": the day of the calendar on which a moment falls in the country. */
export const dayInAlgeria = (moment: Date | number | string): string =>
  days.format(new Date(moment));
