import type { Badge } from "@app/contract/badges";
import type { Locale } from "@app/contract/locales";

export type Script = "ar" | "latin";

const scriptOf = (name: string): Script => (/\p{Script=Arabic}/u.test(name) ? "ar" : "latin");

interface BadgeNames {
  first: string;
  second: { name: string; script: Script } | null;
}

/** The one of the page's script first, if there is one. */
export const namesOnBadge = (
  { shortName, otherShortName }: Pick<Badge, "shortName" | "otherShortName">,
  language: Locale,
): BadgeNames => {
  if (otherShortName === null) return { first: shortName, second: null };
  const wanted: Script = language === "ar" ? "ar" : "latin";
  const isTurned = scriptOf(shortName) !== wanted && scriptOf(otherShortName) === wanted;
  const [first, other] = isTurned ? [otherShortName, shortName] : [shortName, otherShortName];
  return { first, second: { name: other, script: scriptOf(other) } };
};
