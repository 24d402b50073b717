import type { Context } from "../../context.ts";
import { findWordings, type Wording } from "./wordings.queries.ts";

const freshMilliseconds = 2000;

/** What was written under a name, or null: then the texts of the release hold. */
type WordingBook = (name: string) => Promise<unknown>;

/**
 * Asked for at most every few seconds, since everybody reads it. Without the database what was read
 * last stays, and before that the texts of the release: a lesson needs no database.
 */
export const createWordingBook = ({ db, log }: Pick<Context, "db" | "log">): WordingBook => {
  let pages: Promise<ReadonlyMap<string, unknown>> = Promise.resolve(new Map());
  let until = 0;
  const read = async (): Promise<ReadonlyMap<string, unknown>> =>
    new Map((await findWordings(db)).map(({ name, content }: Wording) => [name ?? "", content]));
  return async (name) => {
    if (performance.now() >= until) {
      until = performance.now() + freshMilliseconds;
      const before = pages;
      pages = read().catch((error: unknown) => {
        log.warn({ err: error }, "wordings not read: those of before stay");
        return before;
      });
    }
    return (await pages).get(name) ?? null;
  };
};
