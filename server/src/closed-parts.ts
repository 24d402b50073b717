import type { Switchable } from "@app/contract/switches";
import { findClosed } from "./closed-parts.queries.ts";
import type { Context } from "./context.ts";

const freshMilliseconds = 5000;

/** Whether a part is closed, asked for at most every few seconds: every write comes by here. */
export const createSwitchBook = ({ db }: Context): ((part: Switchable) => Promise<boolean>) => {
  let closed: Promise<Set<string>> | undefined;
  let until = 0;
  const read = async (): Promise<Set<string>> =>
    new Set((await findClosed(db)).map(({ feature }) => feature));
  return async (part) => {
    if (!closed || performance.now() >= until) {
      until = performance.now() + freshMilliseconds;
      closed = read();
      closed.catch(() => (until = 0));
    }
    return (await closed).has(part);
  };
};
