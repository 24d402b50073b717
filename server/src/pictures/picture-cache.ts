import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

export interface PictureCache {
  get: (key: string) => Promise<Buffer | null>;
  put: (key: string, content: Uint8Array) => Promise<void>;
}

interface Kept {
  file: string;
  bytes: number;
  usedAt: number;
}

/** A use within this time of the last is not noted: disks have better things to do. */
const usedMilliseconds = 3_600_000;
/** How much of the bound may be written before somebody looks what lies there. */
const slack = 0.1;

const listKept = async (folder: string): Promise<Kept[]> => {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another process may have removed it meanwhile.
      const stats = await stat(file).catch(() => null);
      return stats?.isFile() ? { file, bytes: stats.size, usedAt: stats.mtimeMs } : null;
    }),
  );
  return found.filter((one) => one !== null);
};

/** Until the bound holds again, those that nobody has used for longest go first. */
const sweep = async (folder: string, mostBytes: number): Promise<void> => {
  const kept = await listKept(folder);
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  for (const one of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= mostBytes * (1 - slack)) return;
    await rm(one.file, { force: true });
    bytes -= one.bytes;
  }
};

/**
 * What was made once, in a folder that several processes may share: what it holds and when it was
 * used is asked of the folder, never remembered. Losing it costs time and nothing else.
 */
export const createPictureCache = (folder: string, mostBytes: number): PictureCache => {
  let written = Number.POSITIVE_INFINITY; // unknown: the first look is with the first writing
  let sweeping: Promise<void> | null = null;

  const noteUse = async (file: string): Promise<void> => {
    const { mtimeMs } = await stat(file);
    const now = Date.now();
    if (now - mtimeMs > usedMilliseconds) await utimes(file, now / 1000, now / 1000);
  };

  return {
    get: async (key) => {
      const file = path.join(folder, key);
      const content = await readFile(file).catch(() => null);
      if (content) await noteUse(file).catch(() => undefined);
      return content;
    },
    put: async (key, content) => {
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `${randomUUID()}.part`);
      await writeFile(unfinished, content, { flag: "wx" });
      await rename(unfinished, path.join(folder, key));
      written += content.length;
      if (written < mostBytes * slack) return;
      written = 0;
      sweeping = (sweeping ?? Promise.resolve()).then(() => sweep(folder, mostBytes));
      await sweeping;
    },
  };
};
