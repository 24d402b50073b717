import { custodySubjectSchema } from "@app/contract/custody";

/** As it was typed, pasted, or scanned as a link; undefined for what can be no number. */
export const askedNumber = (typed: string): string | undefined => {
  const last = typed
    .trim()
    .replace(/[?#].*$/, "")
    .split("/")
    .findLast(Boolean);
  const number = custodySubjectSchema.safeParse(last?.replaceAll(/\s/g, ""));
  return number.success ? number.data : undefined;
};
