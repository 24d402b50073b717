import { existsSync } from "node:fs";
import path from "node:path";
import { lineAt, listFiles, read, root } from "./files.ts";
import { report } from "./problems.ts";

// What no linter sees: texts that must not be committed, and links that lead nowhere.

interface Ban {
  files: RegExp;
  pattern: RegExp;
  instead: string;
  /** Files that may, each with a good reason. */
  except?: readonly string[];
}

const everyFile = /./;
const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|zip|gz|wasm)$/;
const any = (...words: string[]): string => `(?:${words.join("|")})`;

/** Patterns are put together from pieces, so that this file does not hold what it looks for. */
const bans: readonly Ban[] = [
  {
    files: /\.(test|e2e)\.tsx?$/,
    pattern: new RegExp(`\\.${any("only", "skip")}\\(`, "g"),
    instead: "Every test runs: repair it or remove it.",
  },
  {
    files: /^web\/.*\.tsx?$/,
    pattern: new RegExp("dangerously" + "SetInnerHTML", "g"),
    instead: "Render elements; text that came from a person must never become markup.",
  },
  {
    files: /^web\/.*\.tsx?$/,
    pattern: new RegExp(
      any("(?:inner|outer)HTML *=[^=]", "insertAdjacent" + "HTML", "document\\.write", "srcdoc"),
      "gi",
    ),
    instead: "Make elements and set their text: a text must never become markup.",
  },
  {
    files: /^web\/(app|service-worker)\/.*\.tsx?$/,
    pattern: new RegExp(
      any(
        `(?<![.\\w])(?:${any("window", "self", "globalThis")}\\.)?${any('addEventListener\\("message"', "onmess" + "age *=")}`,
        `postMessage\\([^)]*, *["']\\*`,
      ),
      "gm",
    ),
    instead: "Listen to our own worker, port or channel: any window may write to a window.",
    // Workers: nobody but our pages has a handle to them.
    except: [
      "web/service-worker/service-worker.ts",
      "web/app/features/deposits/scan/scan-worker.ts",
    ],
  },
  {
    files: everyFile,
    pattern: new RegExp(`(?:^|[^\\w./~}-]|file://)/${any("work", "root", "Users")}/`, "gm"),
    instead: "A path of one machine: write it relative to the repository.",
  },
  {
    files: everyFile,
    pattern: new RegExp(
      any(
        `registry\\.[\\w-]+\\.${any("org", "com", "io", "net", "dev")}`,
        `\\b${any("deb", "security")}\\.debian\\.org`,
        "artifac" + "tory",
        "tarball: *http",
      ),
      "g",
    ),
    instead: "Name packages, not the host they come from: each machine has its own.",
  },
  {
    files: /^(contract|server|web)\/.*\.tsx?$/,
    pattern: new RegExp(`\\benv\\b[^={}]*\\}\\s*=\\s*(globalThis\\.)?${"proc" + "ess"}\\b`, "g"),
    instead: "Only config.ts reads the environment.",
    except: ["server/src/config.ts", "web/config.ts"],
  },
  {
    files: /^(contract|database|server|web)\/(?!.*\.test\.tsx?$).*\.tsx?$/,
    pattern: new RegExp(
      any(
        `(?:createHash|createHmac|digest)\\(["'\`](?:md[45]|sha-?1)\\b`,
        `createCipheriv\\(["'\`](?!aes-256-gcm)`,
        "createCipher" + "\\(",
        "rejectUnauthorized" + ": false",
        "NODE_TLS_REJECT" + "_UNAUTHORIZED",
        "insecureHTTP" + "Parser",
      ),
      "gi",
    ),
    instead: "Weak or switched off: SHA-256, AES-256-GCM, and certificates that are checked.",
  },
  {
    files: /^(database|server)\/src\/(?!.*\.test\.ts$|.*\/testing\/).*\.ts$/,
    pattern: new RegExp("Math" + "\\.random\\(", "g"),
    instead: "It can be guessed: take randomBytes, randomInt or randomUUID of node:crypto.",
  },
  {
    files: /^(contract\/src\/.*|server\/.*\.(policy|rules))\.ts$/,
    pattern: /new Date\(\)/g,
    instead: "Pure: take the time as an argument.",
  },
];

export const findBanned = (file: string, text: string): string[] =>
  bans
    .filter((ban) => ban.files.test(file) && !ban.except?.includes(file))
    .flatMap((ban) =>
      [...text.matchAll(ban.pattern)].map(
        (match) => `${file}:${lineAt(text, match.index)} ${match[0]}  ${ban.instead}`,
      ),
    );

const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, " "));

/** Links of a Markdown file to files of the repository that are not there. */
export const findBrokenLinks = (file: string, markdown: string): string[] => {
  const text = withoutCode(markdown);
  const links = text.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s+(\S+)/gm);
  return [...links].flatMap((match) => {
    const target = (match[1] ?? match[2] ?? "").replace(/[#?].*$/, "");
    if (target === "" || /^[a-z][a-z\d+.-]*:/i.test(target)) return [];
    const folder = target.startsWith("/") ? "." : path.dirname(file);
    if (existsSync(path.join(root, folder, decodeURIComponent(target)))) return [];
    return [`${file}:${lineAt(text, match.index)} ${target}  The link leads nowhere.`];
  });
};

if (import.meta.main) {
  const files = listFiles().filter((file) => !binary.test(file));
  const problems = files.flatMap((file) => {
    const text = read(file);
    return [
      ...findBanned(file, text),
      ...(file.endsWith(".md") ? findBrokenLinks(file, text) : []),
    ];
  });
  report(problems, "These must not be committed.");
}
