/** Rows of a table at a time. */
export const pageSize = 50;

/** One row more was asked for: whether there is a page after this one. */
export const pageOf = <Row extends { id: string }>(
  found: readonly Row[],
): { rows: readonly Row[]; next: string | null } => {
  const rows = found.slice(0, pageSize);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
};
