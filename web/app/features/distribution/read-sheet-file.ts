/** As large as five thousand lines ever are. */
export const mostSheetBytes = 1_000_000;

/**
 * Old spreadsheets of the country write Windows-1252, new ones UTF-8 with a mark or without one, and
 * "Unicode text" is UTF-16. What is not UTF-8 cannot be taken for it, so the order tells.
 */
export const decodeSheet = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** Null: larger than any sheet that could be imported. */
export const readSheetFile = async (file: Blob): Promise<string | null> =>
  file.size > mostSheetBytes ? null : decodeSheet(new Uint8Array(await file.arrayBuffer()));
