import { randomUUID } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { type FileHandle, mkdir, open, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Where pictures lie, by name. Whoever asks has checked the name; an object store may follow. */
export interface PictureStore {
  /** Null: there is none, or it is larger than that. */
  read: (name: string, mostBytes: number) => Promise<Buffer | null>;
  /** The same name is the same content, so writing twice changes nothing. */
  write: (name: string, content: Uint8Array) => Promise<void>;
}

const isMissing = (error: unknown): boolean => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  // ELOOP: a link, which is never followed.
  return code === "ENOENT" || code === "ELOOP" || code === "EISDIR" || code === "ENOTDIR";
};

const openFile = (file: string): Promise<FileHandle | null> =>
  // Without blocking: a pipe somebody left there would never answer.
  open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });

const isReadable = (stats: Stats, mostBytes: number): boolean =>
  stats.isFile() && stats.size <= mostBytes;

export const createDiskStore = (folder: string): PictureStore => ({
  read: async (name, mostBytes) => {
    const file = await openFile(path.join(folder, name));
    if (!file) return null;
    try {
      return isReadable(await file.stat(), mostBytes) ? await file.readFile() : null;
    } finally {
      await file.close();
    }
  },
  write: async (name, content) => {
    await mkdir(folder, { recursive: true });
    // Nobody ever reads half of it.
    const unfinished = path.join(folder, `${randomUUID()}.part`);
    await writeFile(unfinished, content, { flag: "wx" });
    await rename(unfinished, path.join(folder, name));
  },
});
