import type { Endpoint } from "@app/contract/endpoint";
import type { User } from "@app/contract/session";
import { ApiError, type Client } from "../../../../lib/api-client.ts";
import { resolvePath } from "../../../../lib/resolve-path.ts";
import { type SessionState, unknown } from "../../../../lib/session/session-state.ts";
import { memoryStore } from "../../../../lib/testing/memory-store.ts";
import { createAsk } from "../ask.ts";
import type { Visit } from "../guard-types.ts";
import { createGuards } from "../guards.ts";

export const yasmine: User = {
  id: "0197f2a0-0000-7000-8000-000000000001",
  email: "yasmine@example.com",
  nmbrf: "Yasmine B.",
  code: "7K4PXE",
  default_role: "Consumer",
  roles: ["Consumer"],
  email_verified_at: "2026-11-15T10:00:00.000Z",
  code_verified_at: "2026-11-15T10:00:00.000Z",
  scope: [],
  locale: "fr",
};

export const signedOut: SessionState = { ...unknown, known: true };

export const signedIn = (change: Partial<User> = {}): SessionState => ({
  ...signedOut,
  user: { ...yasmine, ...change },
  loggedIn: true,
});

export const office: SessionState = {
  ...signedOut,
  organisation: {
    id: "0197f2a0-0000-7000-8000-000000000002",
    kind: "office",
    name: "Atlas",
    contactName: "Nadia",
    email: "nadia@atlas.example",
    locale: "fr",
  },
  strategy: "user",
  loggedIn: true,
};

export const refusal = (status: number): ApiError =>
  new ApiError(status, { error: "internal", message: "no", traceId: "t" });

const valueOf = <T>(answer: T | Error): T => {
  if (answer instanceof Error) throw answer;
  return answer;
};

export interface Scene {
  state?: SessionState;
  /** The server, by path; an error is thrown. */
  answers?: Record<string, unknown>;
  /** What a fresh look at the user finds. */
  fresh?: User | Error;
}

/** The guards before a server of the test's making, and what they did. */
export const setUp = ({ state = signedIn(), answers = {}, fresh = yasmine }: Scene) => {
  const asked: string[] = [];
  const remembered: string[] = [];
  const news: string[] = [];
  const store = memoryStore();
  let now = Date.UTC(2026, 10, 15);
  const call = async ({ path }: Endpoint) => {
    asked.push(path);
    return valueOf(answers[path]);
  };
  const guards = createGuards({
    session: { restore: async () => state, refetch: async () => valueOf(fresh) },
    ask: createAsk({ call: call as Client["call"], store, now: () => now }),
    remember: (path) => remembered.push(path),
    leaveNews: (name) => news.push(name),
  });
  const passHours = (hours: number) => {
    now += hours * 3_600_000;
  };
  return { guards, asked, remembered, news, answers, store, passHours };
};

export const visit = (path: string): Visit => {
  const url = new URL(path, "https://dawra.example");
  const resolution = resolvePath(url.pathname);
  if (resolution.kind !== "page") throw new Error(`There is no page ${path}`);
  return { url, page: resolution.page };
};
