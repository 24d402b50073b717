/** Where there is room for a person beside the table. */
export const besideTable = "(width >= 80rem)";
