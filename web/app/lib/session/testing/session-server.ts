import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Organisation } from "@app/contract/organisations";
import type { User } from "@app/contract/session";
import { vi } from "vitest";
import { createClient } from "../../api-client.ts";
import { accessTokens } from "../../storage.ts";
import { memoryStore } from "../../testing/memory-store.ts";
import { createSession } from "../session-store.ts";

export const yasmine: User = {
  id: "0197f2a0-0000-7000-8000-000000000001",
  email: null,
  nmbrf: "Yasmine B.",
  code: "7K4PXE",
  default_role: "Consumer",
  roles: ["Consumer"],
  email_verified_at: null,
  code_verified_at: null,
  scope: [],
  locale: "fr",
};

export const atlas: Organisation = {
  id: "0197f2a0-0000-7000-8000-000000000002",
  kind: "office",
  name: "Atlas",
  contactName: "Nadia",
  email: "nadia@atlas.example",
  locale: "fr",
};

export const challenge = {
  id: "0197f2a0-0000-7000-8000-000000000003",
  channel: "sms",
  sentTo: "05•• •• •• 00",
  resendAfterSeconds: 60,
} as const;

export const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
};

export const refuse = (response: ServerResponse, error: string): void =>
  json(response, 401, { error, message: error, traceId: "t" });

export type Answers = Record<string, (response: ServerResponse, authorization: string) => void>;

const answers: Answers = {
  "/api/auth/login": (response) => json(response, 200, { token: "t1", challenge: null }),
  "/api/v1/session/challenge": (response) => json(response, 200, { token: "t1" }),
  "/api/auth/user": (response, authorization) =>
    authorization === "Bearer t1"
      ? json(response, 200, { user: yasmine })
      : refuse(response, "unauthenticated"),
  "/api/auth/logout": (response) => response.writeHead(204).end(),
  "/api/transporter/logout": (response) => response.writeHead(204).end(),
  "/api/v1/session/refresh": (response) => refuse(response, "unauthenticated"),
  "/sanctum/csrf-cookie": (response) => response.writeHead(204).end(),
  "/api/auth/user/signin": (response) => json(response, 200, { data: { token: "s1" } }),
  "/api/auth/user/me": (response) => json(response, 200, { data: atlas }),
  "/api/auth/user/signout": (response) => response.writeHead(204).end(),
};

const servers: Server[] = [];
/** After each test. */
export const stopServers = (): void => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
};

interface Seen {
  path: string;
  authorization: string | undefined;
  proof: string | undefined;
}

export const start = async (own: Answers = {}, store = memoryStore()) => {
  const all = { ...answers, ...own };
  const seen: Seen[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    const { authorization } = headers;
    const proof = headers["x-xsrf-token"];
    seen.push({ path: url, authorization, proof: proof?.toString() });
    all[url]?.(response, authorization ?? "");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const tokens = accessTokens(store);
  const origin = `http://127.0.0.1:${port}`;
  const { call } = createClient({ origin, tokens, locale: () => "fr", cookie: () => "proof" });
  const session = createSession({ call, tokens, store });
  return { session, store, tokens, seen, asked: () => seen.map(({ path }) => path) };
};

/** What start-up writes into the console is expected here. */
export const quietly = () => vi.spyOn(console, "error").mockReturnValue(undefined);

export const input = { login: "0550000000", password: "correct horse" };
