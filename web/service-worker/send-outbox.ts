import type { sendEntries } from "@app/contract/device-entries";
import type { Endpoint, ResponseOf } from "@app/contract/endpoint";
import type { ErrorBody } from "@app/contract/errors";
import type { signHandover } from "@app/contract/handovers";
import type { currentUser, refreshSession } from "@app/contract/session";
import { isToSend } from "../app/features/deposits/outbox/entry.ts";
import { type Post, sendWaiting } from "../app/features/deposits/outbox/outbox-sender.ts";
import { listEntries } from "../app/features/deposits/outbox/outbox-store.ts";
import { isFinal, isUnsent } from "../app/features/deposits/outbox/signature.ts";
import {
  type PostSignature,
  sendSignatures,
} from "../app/features/deposits/outbox/signature-sender.ts";
import {
  changeSignature,
  listSignatures,
} from "../app/features/deposits/outbox/signature-store.ts";

declare const self: ServiceWorkerGlobalScope;

/** Types alone: the schemas stay with the pages, which check what they show. */
type PathOf<E extends Endpoint> = E["path"];
const refreshPath: PathOf<typeof refreshSession> = "/api/v1/session/refresh";
const userPath: PathOf<typeof currentUser> = "/api/auth/user";
const entriesPath: PathOf<typeof sendEntries> = "/api/v1/device-entries";
const signPath: PathOf<typeof signHandover> = "/api/v1/pickups/:id/sign";

class NotAnswered extends Error {
  override readonly name = "NotAnswered";
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

type Headers = Record<string, string>;

const ask = async <Answer>(
  path: string,
  init: Omit<RequestInit, "headers"> & { headers?: Headers },
): Promise<Answer> => {
  const headers = { Accept: "application/json", ...init.headers };
  const response = await fetch(path, { ...init, headers, credentials: "include" });
  if (!response.ok) {
    throw new NotAnswered(response.status, await response.json().catch(() => null));
  }
  return (await response.json()) as Answer;
};

/** The page's token is out of reach here; the refresh cookie is not. One exchange at a time, as for pages. */
const openSession = async (): Promise<string> => {
  const exchange = () => ask<ResponseOf<typeof refreshSession>>(refreshPath, { method: "POST" });
  const { token } = await navigator.locks.request("auth.refresh", exchange);
  return token;
};

const isSignedOut = (error: unknown): boolean =>
  error instanceof NotAnswered && error.status === 401;

/** What the server refused for good, by name; a page that is not ours has none and decides nothing. */
const refusalOf = (error: unknown): ErrorBody["error"] | null =>
  error instanceof NotAnswered && isFinal(error.status)
    ? ((error.body as ErrorBody | null)?.error ?? null)
    : null;

const signWith =
  (headers: Headers): PostSignature =>
  async (pickupId, body, key) => {
    try {
      const { pickup } = await ask<ResponseOf<typeof signHandover>>(
        signPath.replace(":id", pickupId),
        {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": key },
          body: JSON.stringify(body),
        },
      );
      return { lot: pickup.lot?.number ?? null };
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return { refusal };
    }
  };

/** The token lives as long as this call and is kept nowhere. */
const sendAlone = async (): Promise<void> => {
  const headers = { Authorization: `Bearer ${await openSession()}` };
  const { user } = await ask<ResponseOf<typeof currentUser>>(userPath, { headers });
  const post: Post = (body) =>
    ask(entriesPath, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  await sendWaiting(post, user.id);
  const signatures = { post: signWith(headers), list: listSignatures, change: changeSignature };
  await sendSignatures(signatures, user.id);
  new BroadcastChannel("outbox").postMessage("changed");
};

/** How long a page has for what it sends by itself. */
const patienceMs = 5_000;
const lookEveryMs = 250;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isPageOpen = async (): Promise<boolean> =>
  (await self.clients.matchAll({ type: "window" })).length > 0;

const hasWaiting = async (): Promise<boolean> =>
  (await listEntries()).some(isToSend) || (await listSignatures()).some(isUnsent);

/** An open page sends by itself and has the session; one that is closing or that the phone froze does not. */
const isLeftToPages = async (): Promise<boolean> => {
  const end = Date.now() + patienceMs;
  while (Date.now() < end && (await isPageOpen())) {
    if (!(await hasWaiting())) return true;
    await pause(lookEveryMs);
  }
  return false;
};

/**
 * The network is back: without a page that sends, it is done here.
 * What fails is thrown: the browser then tries again later.
 */
export const sendOutbox = async (): Promise<void> => {
  if (await isLeftToPages()) return;
  try {
    await sendAlone();
  } catch (error) {
    // Nobody is signed in: it waits for whoever signs in, and no retry would change that.
    if (!isSignedOut(error)) throw error;
  }
};
