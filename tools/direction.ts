import { lineAt, listFiles, read } from "./files.ts";
import { report } from "./problems.ts";

// Arabic runs from right to left: layout in web/app names sides by start and end, never by left
// and right. What is physical by nature says so on its line: /* physical: why */

const before = "(?<=[\"'`\\s])(?:[^\\s\"'`]+:)?!?-?";
const after = "(?=[\"'`\\s])";
const size = "(?:\\d[\\w./%]*|auto|full|px|[[(][^\\s\"'`]*)";
const corner = "(?:-[\\w[\\](),./%]+)?";

const classes = [
  `(?:scroll-)?[mp][lr]-${size}`,
  `(?:left|right)-${size}`,
  `border-[lr]${corner}`,
  `rounded-(?:[lr]|[tb][lr])${corner}`,
  "(?:text|float|clear|object|origin|bg)-(?:left|right)",
];
const classPattern = new RegExp(`${before}(${classes.join("|")})!?${after}`, "g");

const stylePatterns = [
  /\b((?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*)\s*:/g,
  /style=\{\{[^}]*?\b(left|right)\s*:/g,
  /\b(textAlign\s*:\s*["'](?:left|right))["']/g,
];

const cssPatterns = [
  /\b((?:scroll-)?(?:margin|padding|border)-(?:left|right)[\w-]*)\s*:/g,
  /\b(border-(?:top|bottom)-(?:left|right)-radius)\s*:/g,
  /(?<=[;{\s])(left|right)\s*:/g,
  /\b((?:text-align|float|clear)\s*:\s*(?:left|right))\b/g,
];

/** What names a physical side in a file's text, with its line. */
export const findPhysical = (file: string, text: string): { line: number; found: string }[] => {
  const patterns = file.endsWith(".css") ? cssPatterns : stylePatterns;
  const lines = text.split("\n");
  return [classPattern, ...patterns]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({
      line: lineAt(text, match.index + match[0].length - 1),
      found: match[1] ?? match[0],
    }))
    .filter(({ line }) => !/physical: \w/.test(lines[line - 1] ?? ""))
    .toSorted((one, other) => one.line - other.line);
};

if (import.meta.main) {
  const problems = listFiles("web/app")
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith(".test.tsx"))
    .flatMap((file) =>
      findPhysical(file, read(file)).map(({ line, found }) => `${file}:${line} ${found}`),
    );
  report(
    problems,
    "Write the logical side: ms- me- ps- pe- start- end- text-start rounded-s border-e, margin-inline-start, inset-inline-end.",
  );
}
