/** "2026-11" and the months before it, newest first. */
export const monthsUntil = (month: string, count: number): string[] => {
  const [year = 0, place = 1] = month.split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, place - 1 - back, 1)).toISOString().slice(0, 7),
  );
};
