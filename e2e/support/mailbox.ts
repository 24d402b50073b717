import type { Catcher } from "@app/harness/catcher";

export interface Mailbox {
  /** The six digits of the next message to a number or address. */
  code: (to: string) => Promise<string>;
  /** The link in the next message to a number or address. */
  link: (to: string) => Promise<string>;
}

const found = (pattern: RegExp, text: string): string => {
  const [match] = pattern.exec(text) ?? [];
  if (!match) throw new Error(`nothing like ${pattern} in: ${text}`);
  return match;
};

/** What people read on their phones and in their mail; each message is read once. */
export const openMailbox = (catcher: Catcher): Mailbox => {
  const read = new Set<number>();
  const next = async (to: string): Promise<string> => {
    const message = await catcher.waitFor((one) => one.to === to && !read.has(one.number));
    read.add(message.number);
    return message.text;
  };
  return {
    code: async (to) => found(/\b\d{6}\b/, await next(to)),
    link: async (to) => found(/https?:\/\/\S+/, await next(to)),
  };
};
