export interface TableSort {
  /** The id of the column. */
  by: string;
  direction: "ascending" | "descending";
}

/** What a tap on a header asks for: the column upwards, and the other way round the second time. */
export const sortAfterTap = (sort: TableSort | undefined, column: string): TableSort => ({
  by: column,
  direction: sort?.by === column && sort.direction === "ascending" ? "descending" : "ascending",
});
