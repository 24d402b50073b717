import { liveMessageSchema, livePath, type LiveMessage } from "@app/contract/live";
import { createParser } from "eventsource-parser";
import { openStream } from "./api-client.ts";

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** The server breathes more often than this; longer silence is a dead line, as after a sleep. */
const silenceLimitMs = 60_000;

/** Doubles with every failed attempt. The random half keeps a crowd from coming back at once. */
export const waitBefore = (failedAttempts: number, random: number): number => {
  const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** failedAttempts);
  return Math.round(longest / 2 + (longest / 2) * random);
};

/** Takes the stream as it arrives, in pieces cut anywhere; what it does not know it leaves out. */
export const liveReader = (onMessage: (message: LiveMessage) => void) => {
  const parser = createParser({
    onEvent: ({ data }) => {
      const message = liveMessageSchema.safeParse(parseJson(data));
      if (message.success) onMessage(message.data);
    },
  });
  return (piece: string): void => parser.feed(piece);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface LiveSettings {
  onMessage: (message: LiveMessage) => void;
  /** True once the line is open, false when it broke. */
  onConnection?: (connected: boolean) => void;
  /** Opens the stream; the page's own client unless told otherwise. */
  open?: (signal: AbortSignal) => Promise<Response>;
}

const openLiveStream = (signal: AbortSignal): Promise<Response> =>
  openStream(livePath, "text/event-stream", signal);

/** Reads until the line breaks; `onPiece` also hears the server's empty breaths. */
const readStream = async (response: Response, onPiece: (piece: string) => void): Promise<void> => {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onPiece(decoder.decode(part.value, { stream: true }));
  }
};

/** A wait that can be cut short. */
const createPause = () => {
  let cutShort = (): void => undefined;
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      cutShort = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return { wait, cutShort: (): void => cutShort() };
};

/** Calls back when the network or the person is back; the answer ends it. */
const onReturn = (comeBack: () => void): (() => void) => {
  const check = () => {
    if (document.visibilityState === "visible") comeBack();
  };
  addEventListener("online", check);
  document.addEventListener("visibilitychange", check);
  return () => {
    removeEventListener("online", check);
    document.removeEventListener("visibilitychange", check);
  };
};

/** Keeps one line to the server open, whatever the network does, until the answer is called. */
export const openLive = ({ onMessage, onConnection, open = openLiveStream }: LiveSettings) => {
  let closed = false;
  let failedAttempts = 0;
  let heardAt = 0;
  let line = new AbortController();
  const pause = createPause();

  const dropSilentLine = (): void => {
    if (Date.now() - heardAt > silenceLimitMs) line.abort();
  };

  const listenOnce = async (): Promise<"again" | "never"> => {
    line = new AbortController();
    heardAt = Date.now();
    const silence = setInterval(dropSilentLine, silenceLimitMs / 4);
    try {
      const response = await open(line.signal);
      if (response.status === 401) return "never";
      if (!response.ok) return "again";
      onConnection?.(true);
      const read = liveReader(onMessage);
      await readStream(response, (piece) => {
        failedAttempts = 0;
        heardAt = Date.now();
        read(piece);
      });
      return "again";
    } catch {
      return "again";
    } finally {
      clearInterval(silence);
      if (!closed) onConnection?.(false);
    }
  };

  const listen = async (): Promise<void> => {
    while (!closed) {
      const next = await listenOnce();
      if (closed || next === "never") return;
      await pause.wait(waitBefore(failedAttempts++, Math.random()));
    }
  };

  const stopWatching = onReturn(() => {
    dropSilentLine();
    pause.cutShort();
  });
  void listen();

  return (): void => {
    closed = true;
    stopWatching();
    line.abort();
    pause.cutShort();
  };
};
