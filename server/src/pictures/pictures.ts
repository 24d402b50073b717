import { createHash } from "node:crypto";
import { pictureNameSchema, type PictureWidth } from "@app/contract/pictures";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { createDiskStore } from "../ports/picture-store.ts";
import { createPictureCache } from "./picture-cache.ts";
import { NotAPictureError, type PictureForm } from "./picture-forms.ts";
import { createTurns } from "./turns.ts";

/** Most processes never open one: the library is loaded with the first. */
const loadConverter = () => import("./convert.ts");

/** So many are opened to be shown, each of some megabytes. */
const atOnce = 2;
const mostWaiting = 50;
/** One that is put in may need a hundred times that: one after the other. */
const mostWaitingToStore = 5;
/** What is kept is far smaller; what may be put in is what a phone takes. */
const mostBytesKept = 12 * 1024 * 1024;
const mostBytesIn = 20 * 1024 * 1024;

export interface Pictures {
  /** Null: there is no such picture, or what lies there is none. */
  show: (name: string, width: PictureWidth, form: PictureForm) => Promise<Buffer | null>;
  /** Keeps it and answers its path below `/api/`; throws NotAPictureError. */
  store: (content: Uint8Array) => Promise<string>;
}

export type PictureConfig = Pick<
  Config,
  "PICTURES_FOLDER" | "PICTURES_CACHE_FOLDER" | "PICTURES_CACHE_MEGABYTES"
>;

const nameOf = (content: Uint8Array, form: PictureForm): string =>
  `${createHash("sha256").update(content).digest("hex").slice(0, 32)}.${form}`;

const stemOf = (name: string): string => name.slice(0, name.indexOf("."));

export const createPictures = (config: PictureConfig, log: Logger): Pictures => {
  const kept = createDiskStore(config.PICTURES_FOLDER);
  const made = createPictureCache(
    config.PICTURES_CACHE_FOLDER,
    config.PICTURES_CACHE_MEGABYTES * 1024 * 1024,
  );
  const inTurn = createTurns(atOnce, mostWaiting);
  const oneByOne = createTurns(1, mostWaitingToStore);
  const underWay = new Map<string, Promise<Buffer | null>>();

  const make = async (
    key: string,
    ...[name, width, form]: Parameters<Pictures["show"]>
  ): Promise<Buffer | null> => {
    const ready = await made.get(key);
    if (ready) return ready;
    return inTurn(async () => {
      const original = await kept.read(name, mostBytesKept);
      if (!original) return null;
      const { resize } = await loadConverter();
      try {
        const content = await resize(original, width, form);
        await made.put(key, content).catch((error: unknown) => {
          log.warn({ err: error }, "picture not kept");
        });
        return content;
      } catch (error) {
        if (!(error instanceof NotAPictureError)) throw error;
        log.warn({ err: error, name }, "not a picture");
        return null;
      }
    });
  };

  return {
    show: async (name, width, form) => {
      if (!pictureNameSchema.safeParse(name).success) return null;
      const key = `${stemOf(name)}-${width}.${form}`;
      // Those who want the same one wait for the same one.
      const begun = underWay.get(key);
      if (begun) return begun;
      const making = make(key, name, width, form).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    store: async (content) => {
      if (content.length > mostBytesIn) throw new NotAPictureError("it is too large");
      const { rewrite } = await loadConverter();
      const rewritten = await oneByOne(() => rewrite(content));
      const name = nameOf(rewritten.content, rewritten.form);
      await kept.write(name, rewritten.content);
      return `pictures/${name}`;
    },
  };
};
