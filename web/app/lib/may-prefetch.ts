export interface Network {
  onLine: boolean;
  /** Unknown to some browsers. */
  connection?: { effectiveType?: string; saveData?: boolean };
}

/** Loading what may never be opened is for those whom it costs little. */
export const mayPrefetch = ({ onLine, connection = {} }: Network): boolean =>
  onLine && !connection.saveData && !connection.effectiveType?.includes("2g");
