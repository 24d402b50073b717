import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Book, Fate, Wanted } from "./airtime-book.ts";

/** What becomes of a request for credit. "After": the credit is given all the same. */
export const sendBehaviours = [
  "works",
  "refuses",
  "is busy",
  "has no balance",
  "breaks before",
  "breaks after",
  "drops before",
  "drops after",
  "hangs before",
  "hangs after",
  "arrives late",
  "takes its time",
  "takes its time and fails",
  "cannot tell",
  "cannot tell and fails",
  "talks nonsense after",
  "answers twice",
] as const;
export type SendBehaviour = (typeof sendBehaviours)[number];

/** What becomes of a question about one. */
export const lookBehaviours = [
  "works",
  "breaks",
  "drops",
  "hangs",
  "talks nonsense",
  "cannot tell",
  "does not list it yet",
  "lists it twice",
] as const;
export type LookBehaviour = (typeof lookBehaviours)[number];

/** Real queues are shorter; a server may count on an hour. */
const latestMinutes = 40;

export const reply = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

export const refuse = (response: ServerResponse, status: number, errorCode: string): void =>
  // As real ones do, the answer repeats what it was about.
  reply(response, status, { errorCode, message: "+213550000000 cannot be topped up" });

const reply200 = (response: ServerResponse, body: unknown): void => reply(response, 200, body);

const talkNonsense = (response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "text/html" }).end("<h1>Gateway</h1>");
};

/** Twice on one connection, as a confused balancer does. */
const replyTwice = (response: ServerResponse, body: unknown): void => {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n`;
  response.socket?.end(head + text + head + text);
};

export const readWanted = async (request: IncomingMessage): Promise<Wanted> => {
  const { customIdentifier, amount, recipientPhone } = (await json(request)) as {
    customIdentifier: string;
    amount: number;
    recipientPhone: { number: string };
  };
  return { customIdentifier, dinars: amount, phone: `+${recipientPhone.number}` };
};

/** Taken, and answered with what is known of it. */
const takes =
  (fate?: Fate, answer: typeof reply200 = reply200) =>
  (book: Book, response: ServerResponse, wanted: Wanted): void => {
    const taken = book.take(wanted, fate);
    if (taken) answer(response, taken);
    else refuse(response, 400, "CUSTOM_IDENTIFIER_ALREADY_USED");
  };

const aDayAndMore = 26 * 60;
const fails = { settlesAs: "FAILED" } as const;
const slow = { status: "PROCESSING", afterMinutes: 90 } as const;
const obscure = { status: "UNKNOWN", afterMinutes: aDayAndMore } as const;

/** Each sees to the book and to the answer, or to none. */
export const sending: Record<
  SendBehaviour,
  (book: Book, response: ServerResponse, wanted: Wanted) => void
> = {
  works: takes(),
  "answers twice": takes(undefined, replyTwice),
  "takes its time": takes(slow),
  "takes its time and fails": takes({ ...slow, ...fails }),
  "cannot tell": takes(obscure),
  "cannot tell and fails": takes({ ...obscure, ...fails }),
  refuses: (_book, response) => refuse(response, 400, "INVALID_RECIPIENT_PHONE"),
  "is busy": (_book, response) => refuse(response, 429, "TOO_MANY_REQUESTS"),
  "has no balance": (_book, response) => refuse(response, 400, "INSUFFICIENT_BALANCE"),
  "breaks before": (_book, response) => reply(response, 500, {}),
  "breaks after": (book, response, wanted) => {
    book.take(wanted);
    reply(response, 502, {});
  },
  "drops before": (_book, response) => void response.destroy(),
  "drops after": (book, response, wanted) => {
    book.take(wanted);
    response.destroy();
  },
  "hangs before": () => undefined,
  "hangs after": (book, _response, wanted) => void book.take(wanted),
  "arrives late": (book, _response, wanted) => book.takeLater(wanted, latestMinutes),
  "talks nonsense after": (book, response, wanted) => {
    book.take(wanted);
    talkNonsense(response);
  },
};

const listFor = (book: Book, id: string, behaviour: LookBehaviour): object[] => {
  const found = book.find(id);
  if (!found) return [];
  if (behaviour === "does not list it yet" && book.minutesSince(found) < latestMinutes) return [];
  if (behaviour === "cannot tell") return [{ ...found, status: "UNKNOWN" }];
  return behaviour === "lists it twice" ? [found, found] : [found];
};

/** How many are listed; null when no list was given. */
export const answerLook = (
  book: Book,
  response: ServerResponse,
  id: string,
  behaviour: LookBehaviour,
): number | null => {
  switch (behaviour) {
    case "breaks":
      reply(response, 503, {});
      return null;
    case "drops":
      response.destroy();
      return null;
    case "hangs":
      return null;
    case "talks nonsense":
      talkNonsense(response);
      return null;
    default: {
      const content = listFor(book, id, behaviour);
      reply(response, 200, { content, totalElements: content.length });
      return content.length;
    }
  }
};
