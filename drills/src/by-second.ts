/** How many of the moments lie in each second, counted from one of them; all in milliseconds but the seconds. */
export const countBySecond = (
  moments: readonly number[],
  zero: number,
  { from, to }: { from: number; to: number },
): [second: number, count: number][] => {
  const seconds = Map.groupBy(moments, (at) => Math.floor((at - zero) / 1000));
  return Array.from({ length: to - from }, (_, place) => [
    from + place,
    seconds.get(from + place)?.length ?? 0,
  ]);
};
