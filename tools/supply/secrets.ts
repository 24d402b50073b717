import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, root } from "../files.ts";
import { findSecrets, type Finding } from "./secret-rules.ts";

// Looks for secrets in what is committed, in everything that ever was, and in what is built.

export interface Scan {
  /** How many files, or versions of files, were read. */
  texts: number;
  problems: string[];
}

const knownFile = "docs/supply/known-values.tsv";

/** Values that look like secrets and are none, by their digest; each has its reason beside it. */
const readKnown = (): ReadonlySet<string> =>
  new Set(
    readFileSync(path.join(root, knownFile), "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t")[0] ?? ""),
  );

const describe = (place: string, { rule, line, shown, digest }: Finding): string =>
  `${place}:${line} ${rule}: ${shown}, digest ${digest}`;

/** A text with a NUL is none: pictures, fonts and programs are left alone. */
export const scanText = (place: string, text: string, known: ReadonlySet<string>): string[] =>
  text.includes("\0")
    ? []
    : findSecrets(text)
        .filter(({ digest }) => !known.has(digest))
        .map((finding) => describe(place, finding));

const scanFiles = (files: readonly string[]): Scan => {
  const known = readKnown();
  const problems = files.flatMap((file) =>
    scanText(file, readFileSync(path.join(root, file), "utf8"), known),
  );
  return { texts: files.length, problems };
};

export const scanTree = (): Scan => scanFiles(listFiles());

const buildFolder = "web/build";

/** What browsers get, and the server that renders it; nothing if there is no build. */
export const scanBuild = (): Scan => {
  if (!existsSync(path.join(root, buildFolder))) return { texts: 0, problems: [] };
  const files = readdirSync(path.join(root, buildFolder), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  return scanFiles(
    files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
};

const git = (args: readonly string[], input?: string): Promise<Buffer> => {
  const child = spawn("git", args, { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.once("error", reject);
  child.once("close", (code) =>
    code === 0 ? resolve(Buffer.concat(chunks)) : reject(new Error(`git ${args[0]} failed`)),
  );
  child.stdin.end(input);
  return promise;
};

interface GitObject {
  id: string;
  type: string;
  body: Buffer;
}

/** `git cat-file --batch` writes "<id> <type> <bytes>", a line end, the bytes, a line end. */
export const readBatch = function* (batch: Buffer): Generator<GitObject> {
  let at = 0;
  while (at < batch.length) {
    const end = batch.indexOf("\n", at);
    const [id = "", type = "", size = ""] = batch.toString("latin1", at, end).split(" ");
    const length = Number(size);
    if (size === "" || !Number.isSafeInteger(length)) throw new Error(`git knows no object ${id}`);
    yield { id, type, body: batch.subarray(end + 1, end + 1 + length) };
    at = end + 1 + length + 1;
  }
};

/** Every version of every file, and every message, from which the present one has come. */
export const scanHistory = async (): Promise<Scan> => {
  const list = (await git(["rev-list", "--objects", "HEAD"])).toString().trim().split("\n");
  const names = new Map(list.map((line) => [line.slice(0, 40), line.slice(41)]));
  const batch = await git(["cat-file", "--batch"], [...names.keys()].join("\n"));
  const known = readKnown();
  const problems: string[] = [];
  let texts = 0;
  for (const { id, type, body } of readBatch(batch)) {
    if (type === "tree") continue;
    texts += 1;
    const place = `${id.slice(0, 10)} ${names.get(id) || type}`;
    problems.push(...scanText(place, body.toString("utf8"), known));
  }
  return { texts, problems };
};
