// Browsers drop tabs and line breaks inside an address and read a backslash as a slash, so any of
// them could hide a second leading slash.
const isUnsafe = (sign: string): boolean => sign < " " || sign === "\u007F" || sign === "\\";

// Any origin will do: the question is whether a path keeps to the one it is read against.
const somewhere = "https://here.invalid";

const staysHere = (path: string): boolean => {
  const { origin, pathname } = new URL(path, somewhere);
  // "/.//host" becomes "//host" once its dots are gone.
  return origin === somewhere && !pathname.startsWith("//");
};

/**
 * A remembered or linked path leads only inside this site: it starts with a single slash. Anything
 * else gives `otherwise`.
 */
export const safePath = (candidate: unknown, otherwise = "/"): string => {
  if (typeof candidate !== "string" || candidate.split("").some(isUnsafe)) return otherwise;
  const isPath = candidate.startsWith("/") && !candidate.startsWith("//") && staysHere(candidate);
  return isPath ? candidate : otherwise;
};
