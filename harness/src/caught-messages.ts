import { EventEmitter, once } from "node:events";

export interface CaughtMessage {
  number: number;
  at: string;
  channel: "sms" | "mail";
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The gateway's id of an SMS, the Message-ID of a mail. */
  messageId: string;
}

export interface CaughtMessages {
  add: (message: Omit<CaughtMessage, "number" | "at">) => void;
  /** Oldest first. */
  all: () => readonly CaughtMessage[];
  /** The newest that fits, or the next one to come. */
  waitFor: (
    fits: (message: CaughtMessage) => boolean,
    milliseconds?: number,
  ) => Promise<CaughtMessage>;
}

const kept = 200;

export const keepMessages = (): CaughtMessages => {
  const messages: CaughtMessage[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  let count = 0;
  return {
    add: (message) => {
      messages.push({ ...message, number: ++count, at: new Date().toISOString() });
      if (messages.length > kept) messages.shift();
      arrivals.emit("message");
    },
    all: () => messages,
    waitFor: async (fits, milliseconds = 30_000) => {
      const signal = AbortSignal.timeout(milliseconds);
      for (;;) {
        const found = messages.findLast(fits);
        if (found) return found;
        await once(arrivals, "message", { signal }).catch(() => {
          throw new Error(`no such message came in ${milliseconds} ms; ${count} others did`);
        });
      }
    },
  };
};
