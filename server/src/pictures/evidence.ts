import { createHash } from "node:crypto";
import { evidenceNameSchema } from "@app/contract/handovers";
import type { Config } from "../config.ts";
import { createDiskStore } from "../ports/picture-store.ts";
import { createTurns } from "./turns.ts";

/** Most processes never open one: the library is loaded with the first. */
const loadConverter = () => import("./convert.ts");

const mostWaiting = 20;
const mostBytesKept = 4 * 1024 * 1024;

/** Photos that prove something, apart from the public ones. */
export interface Evidence {
  /** Answers its name, made of what was sent; throws NotAPictureError. */
  keep: (content: Uint8Array) => Promise<string>;
  read: (name: string) => Promise<Buffer | null>;
}

export const createEvidence = (config: Pick<Config, "EVIDENCE_FOLDER">): Evidence => {
  const kept = createDiskStore(config.EVIDENCE_FOLDER);
  const oneByOne = createTurns(1, mostWaiting);
  return {
    keep: async (content) => {
      const name = `${createHash("sha256").update(content).digest("hex").slice(0, 32)}.jpg`;
      const { rewritePhoto } = await loadConverter();
      await kept.write(name, await oneByOne(() => rewritePhoto(content)));
      return name;
    },
    read: async (name) =>
      evidenceNameSchema.safeParse(name).success ? kept.read(name, mostBytesKept) : null,
  };
};
