export interface MonthCount {
  /** "2026-11". */
  month: string;
  count: number;
}

export interface ExchangeGroup {
  first: string;
  last: string;
  count: number;
}

const join = (one: ExchangeGroup, other: ExchangeGroup): ExchangeGroup => ({
  first: one.first,
  last: other.last,
  count: one.count + other.count,
});

/**
 * Months in rising order, with the neighbours that have too few told together; a last one that is still
 * too small goes to the group before it. Nothing is lost, unless all of them together are too few.
 */
export const groupMonths = (months: readonly MonthCount[], smallest: number): ExchangeGroup[] => {
  const groups: ExchangeGroup[] = [];
  let open: ExchangeGroup | null = null;
  for (const { month, count } of months) {
    const own: ExchangeGroup = { first: month, last: month, count };
    open = open ? join(open, own) : own;
    if (open.count < smallest) continue;
    groups.push(open);
    open = null;
  }
  const before = groups.at(-1);
  if (open && before) groups[groups.length - 1] = join(before, open);
  return groups;
};
