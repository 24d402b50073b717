/** What is promised by the day and the hour is promised by the clocks of the country, whatever those of a phone say. */
export const countryZone = "Africa/Algiers";

const days = new Intl.DateTimeFormat("en-CA", { timeZone: countryZone });

/** "2026-08-03": the day of the calendar on which a moment falls there. */
export const dayInAlgeria = (moment: Date | number | string): string =>
  days.format(new Date(moment));
