/** One place up or down; at the end it stays. */
export const moved = <T>(list: readonly T[], from: number, by: -1 | 1): T[] => {
  const to = from + by;
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined || to < 0 || to > next.length) return [...list];
  next.splice(to, 0, item);
  return next;
};
