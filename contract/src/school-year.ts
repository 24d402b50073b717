/** Days as the calendar of the country writes them: 2026-11-15. */
const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The year in which the school year of a day began: it turns on the first of September. */
export const schoolYearOf = (day: string): number =>
  Number(day.slice(0, 4)) - (monthOf(day) >= 9 ? 0 : 1);

/** From September to June. */
export const isTermDay = (day: string): boolean => ![7, 8].includes(monthOf(day));
