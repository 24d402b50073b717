import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import {
  answerLook,
  type LookBehaviour,
  readWanted,
  refuse,
  reply,
  type SendBehaviour,
  sending,
} from "./airtime-behaviour.ts";
import { type Delivery, openBook } from "./airtime-book.ts";
import { simulatedAirtime } from "./config.ts";

// The provider of phone credit of a developer's machine and of tests. Like the real ones it knows a
// request by its identifier and does it once; unlike them it can be told how to fail. On loopback.

export type Asked =
  | { what: "send"; id: string; behaviour: SendBehaviour }
  /** Absent: answered in good health, with nothing to tell. */
  | { what: "look"; id: string; behaviour: LookBehaviour; isAbsent: boolean };

export interface AirtimeScript {
  send?: (id: string) => SendBehaviour;
  look?: (id: string) => LookBehaviour;
  /** Called when a request has arrived, before anything is done about it. */
  onArrival?: () => void;
}

export interface AirtimeSimulator {
  url: string;
  /** What a server needs to reach it. */
  environment: Record<string, string>;
  deliveries: () => readonly Delivery[];
  asked: () => readonly Asked[];
  /** From now on; whatever is left out works. */
  follow: (script: AirtimeScript) => void;
  /** For what settles later. */
  pass: (minutes: number) => void;
  stop: () => Promise<void>;
}

const createDesk = (secret: string) => {
  const book = openBook();
  const asked: Asked[] = [];
  const token = randomUUID();
  let script: AirtimeScript = {};

  const giveToken = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { client_secret: given } = (await json(request)) as { client_secret?: string };
    if (given !== secret) return refuse(response, 401, "INVALID_CREDENTIALS");
    reply(response, 200, { access_token: token, expires_in: 3600, token_type: "Bearer" });
  };

  const takeRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const wanted = await readWanted(request);
    const id = wanted.customIdentifier;
    const behaviour = script.send?.(id) ?? "works";
    asked.push({ what: "send", id, behaviour });
    script.onArrival?.();
    sending[behaviour](book, response, wanted);
  };

  const answerQuestion = (id: string, response: ServerResponse): void => {
    const behaviour = script.look?.(id) ?? "works";
    script.onArrival?.();
    const listed = answerLook(book, response, id, behaviour);
    asked.push({ what: "look", id, behaviour, isAbsent: listed === 0 });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/oauth/token") return giveToken(request, response);
    if (request.headers.authorization !== `Bearer ${token}`) {
      return refuse(response, 401, "TOKEN_EXPIRED");
    }
    if (pathname.startsWith("/operators/auto-detect/")) {
      return reply(response, 200, { operatorId: 213, name: "Any" });
    }
    if (pathname === "/topups") return takeRequest(request, response);
    if (pathname === "/topups/reports/transactions") {
      return answerQuestion(searchParams.get("customIdentifier") ?? "", response);
    }
    refuse(response, 404, "NOT_FOUND");
  };

  const follow = (next: AirtimeScript): void => {
    script = next;
  };
  return { answer, follow, asked: () => asked, deliveries: book.deliveries, pass: book.pass };
};

/** A port the system chooses, unless given. */
export const startAirtimeSimulator = async ({
  port = 0,
  secret = String(randomUUID()),
} = {}): Promise<AirtimeSimulator> => {
  const { answer, ...desk } = createDesk(secret);
  const server = createServer((request, response) => {
    // Whoever asked may be gone by now.
    answer(request, response).catch(() => response.destroy());
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...desk,
    url,
    environment: {
      AIRTIME_URL: url,
      AIRTIME_CLIENT_ID: "simulated",
      AIRTIME_CLIENT_SECRET: secret,
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

if (import.meta.main) {
  const { url } = await startAirtimeSimulator(simulatedAirtime());
  console.log(`phone credit asked for at ${url} is given, to nobody`);
}
