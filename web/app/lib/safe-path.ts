// Browsers drop tabs and line breaks inside an address and read a backslash as a slash, so any of
// them could hide a second leading slash.
const isUnsafe = (sign: string): boolean => sign < " " || sign === "\u007F" || sign === "\\";

/**
 * A remembered or linked path leads only inside this site: it starts with a single slash. Anything
 * else gives `otherwise`.
 */
export const safePath = (candidate: unknown, otherwise = "/"): string => {
  if (typeof candidate !== "string" || candidate.split("").some(isUnsafe)) return otherwise;
  return candidate.startsWith("/") && !candidate.startsWith("//") ? candidate : otherwise;
};
