/**
 * The one text of a value (RFC 8785, for whole numbers and words): the same figures always have the
 * same bytes, whoever writes them down.
 */
export const canonicalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new Error("whole numbers alone have one spelling");
  }
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`);
  return `{${fields.join(",")}}`;
};
