import { createHash } from "node:crypto";

// What a secret looks like. Patterns are put together from pieces where the file would otherwise
// hold what it looks for.

interface SecretRule {
  name: string;
  /** Group 1 is the value, where there is one. */
  pattern: RegExp;
  /** Bits a character that the value must have: words and names stay below, random ones do not. */
  leastEntropy?: number;
}

export interface Finding {
  rule: string;
  line: number;
  /** Never the secret itself: reports are read by many. */
  shown: string;
  /** By which a value that is known to be harmless is recognised. */
  digest: string;
}

const named = ["secret", "passw(?:or)?d", "token", "api_?key", "private_?key", "credential"];

const rules: readonly SecretRule[] = [
  {
    name: "private key",
    pattern: new RegExp(
      String.raw`-----BEGIN (?:[A-Z]+ )*PRIVATE` +
        String.raw` KEY-----(?:\s|\\[nr])+([\w+/=]{24,})`,
      "g",
    ),
  },
  { name: "AWS key", pattern: /\b((?:AKIA|ASIA)[A-Z\d]{16})\b/g },
  { name: "GitHub token", pattern: /\b(gh[pousr]_[A-Za-z\d]{36,}|github_pat_\w{50,})\b/g },
  { name: "GitLab token", pattern: /\b(glpat-[\w-]{20,})/g },
  { name: "npm token", pattern: /\b(npm_[A-Za-z\d]{36})\b/g },
  { name: "Slack token", pattern: /\b(xox[abprs]-[\w-]{16,})/g },
  { name: "Stripe key", pattern: /\b([rs]k_live_[A-Za-z\d]{16,})/g },
  { name: "Google key", pattern: /\b(AIza[\w-]{35})\b/g },
  { name: "SendGrid key", pattern: /\b(SG\.[\w-]{20,}\.[\w-]{40,})/g },
  { name: "JSON web token", pattern: /\b(eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{16,})/g },
  {
    name: "password in an address",
    pattern: /\b[a-z][a-z\d+]*:\/\/[^\s:/@"'`<>${}]+:([^\s:/@"'`<>${}]{8,})@[a-z\d[]/g,
    leastEntropy: 3,
  },
  {
    name: "value of a secret's name",
    pattern: new RegExp(
      String.raw`(?:${named.join("|")})\w*["'\]]?\s*[:=]\s*["'${"`"}]?([\w+/=-]{20,})`,
      "gi",
    ),
    leastEntropy: 3.2,
  },
];

/** Shannon's entropy in bits a character. */
export const entropyOf = (text: string): number => {
  const counts = Map.groupBy(text, (character) => character).values();
  return [...counts].reduce((bits, { length }) => {
    const share = length / text.length;
    return bits - share * Math.log2(share);
  }, 0);
};

/** So much is not reached by names in code, however long. */
const surelyDrawn = 4.5;

/** Names in code rarely have digits between their letters; values that were drawn do, or are rich. */
const looksDrawn = (value: string): boolean =>
  /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(value) || entropyOf(value) >= surelyDrawn;

const isSecret = ({ leastEntropy }: SecretRule, value: string): boolean =>
  leastEntropy === undefined || (entropyOf(value) >= leastEntropy && looksDrawn(value));

export const digestOf = (value: string): string =>
  createHash("sha256").update(value).digest("hex").slice(0, 16);

export const findSecrets = (text: string): Finding[] =>
  rules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)]
      .map((match) => ({ value: match[1] ?? match[0], index: match.index }))
      .filter(({ value }) => isSecret(rule, value))
      .map(({ value, index }) => ({
        rule: rule.name,
        line: text.slice(0, index).split("\n").length,
        shown: `${value.slice(0, 4)}… (${value.length} signs)`,
        digest: digestOf(value),
      })),
  );
