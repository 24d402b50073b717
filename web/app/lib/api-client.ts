import type {
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
  ResponseOf,
} from "@app/contract/endpoint";
import { errorSchema, type ErrorBody, type ErrorName } from "@app/contract/errors";
import { csrfCookie, csrfCookieName, csrfHeaderName } from "@app/contract/organisations";
import { refreshSession } from "@app/contract/session";
import { readCookie } from "./cookies.ts";
import { closedEvent } from "./page-rules.ts";
import { type AccessTokens, deviceStore, deviceTokens } from "./storage.ts";

/** The server answered, and the answer is no. `name` is the contract's name of the error. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  /** Messages by field, when the server refused what was filled in. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly traceId: string;
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfterSeconds?: number) {
    super(body.message);
    this.name = body.error;
    this.status = status;
    this.errors = body.errors ?? {};
    this.traceId = body.traceId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: no network, a broken connection, or too long a wait. A write may have arrived. */
export class OfflineError extends Error {
  override readonly name = "Offline";
}

export const readLimitMs = 8000;
const writeLimitMs = 30_000;

/** What the endpoint asks for is asked of the caller; what it does not know cannot be given. */
type Part<E extends Endpoint, Name extends "params" | "body", Value> =
  E extends Record<Name, NonNullable<Endpoint[Name]>>
    ? { [N in Name]: Value }
    : { [N in Name]?: undefined };

type Parts<E extends Endpoint> = Part<E, "params", ParamsInput<E>> &
  Part<E, "body", BodyInput<E>> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : { idempotencyKey?: undefined }) & {
    query?: QueryInput<E>;
    signal?: AbortSignal;
  };

type Arguments<E extends Endpoint> =
  Record<never, never> extends Parts<E> ? [parts?: Parts<E>] : [parts: Parts<E>];

type Values = Record<string, string | number | boolean | undefined>;

interface LooseParts {
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface ClientSettings {
  /** Empty in the browser, where page and API share one origin. */
  origin: string;
  tokens: AccessTokens;
  /** The language of the answers' messages. */
  locale: () => string;
  /** What the page can read of its cookies; the document's unless told otherwise. */
  cookie?: (name: string) => string | null;
}

export interface Client {
  call: <const E extends Endpoint>(endpoint: E, ...parts: Arguments<E>) => Promise<ResponseOf<E>>;
  /** A long-lived answer, read by the caller; the token is renewed as for any call. */
  open: (path: string, accept: string, signal: AbortSignal) => Promise<Response>;
  /** A file of the signed-in person, as it is: JSON, or `application/pdf` when that is asked for. */
  download: (path: string, accept?: string) => Promise<Blob>;
}

const addressOf = (endpoint: Endpoint, { params = {}, query = {} }: LooseParts): string => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Sending or reading broke off: no answer. What was aborted stays an abort. */
const offlineIfBroken = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    if (signal.aborted || !(cause instanceof TypeError)) throw cause;
    throw new OfflineError("No answer", { cause });
  }
};

/** Our server counts in seconds; the date that a proxy may send instead is left out. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = headers.get("Retry-After")?.trim() ?? "";
  return /^\d{1,7}$/.test(seconds) ? Number(seconds) : undefined;
};

const failureOf = async (response: Response): Promise<ApiError> => {
  const body = errorSchema.safeParse(await response.json().catch(() => undefined));
  if (body.success) {
    if (body.data.error === "switched_off") globalThis.dispatchEvent?.(new Event(closedEvent));
    return new ApiError(response.status, body.data, retryAfterOf(response));
  }
  // A proxy's own page, not ours: the API could not be reached behind it.
  const error = response.status === 401 ? "unauthenticated" : "unavailable";
  return new ApiError(response.status, { error, message: response.statusText, traceId: "" });
};

/** Some answers say nothing but their status: 204, and 202 for what is done later. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
};

/** The whole exchange, with its body, within the limit. */
const withinLimit = async <T>(
  limitMs: number,
  outer: AbortSignal | undefined,
  exchange: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(), limitMs);
  outer?.addEventListener("abort", abort, { once: true });
  try {
    return await offlineIfBroken(exchange(controller.signal), controller.signal);
  } catch (error) {
    if (controller.signal.aborted && !outer?.aborted) throw new OfflineError("Too long a wait");
    throw error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  }
};

/** One tab at a time: two refreshes with one cookie would look like a stolen cookie. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== "undefined" && navigator.locks
    ? navigator.locks.request("auth.refresh", work)
    : work();

const json = "application/json";

const ownHeaders = ({ body, idempotencyKey }: LooseParts): Record<string, string> => ({
  ...(body !== undefined && { "Content-Type": json }),
  ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
});

type Send = (path: string, init: RequestInit, extra?: Record<string, string>) => Promise<Response>;

/** Writes by cookie carry the anti-forgery cookie as a header too, which only our own page can do. */
const withProof = (send: Send, cookie: (name: string) => string | null) => {
  const fetchProof = (init: RequestInit) => send(csrfCookie.path, { signal: init.signal ?? null });
  const sendWithProof: Send = (path, init, extra) =>
    send(path, init, { ...extra, [csrfHeaderName]: cookie(csrfCookieName) ?? "" });

  const sendProven: Send = async (path, init, extra) => {
    if (cookie(csrfCookieName) === null) await fetchProof(init);
    const first = await sendWithProof(path, init, extra);
    if (first.status !== 419) return first;
    // The cookie was an old one.
    await fetchProof(init);
    return sendWithProof(path, init, extra);
  };
  return sendProven;
};

/** The ways a request leaves the page: as it is, signed in, or with the anti-forgery proof. */
const createSenders = (settings: ClientSettings) => {
  const { origin, tokens, locale, cookie = readCookie } = settings;

  const send: Send = (path, init, extra = {}) => {
    const headers = new Headers({
      Accept: json,
      "X-Requested-With": "XMLHttpRequest",
      "X-Locale": locale(),
      ...extra,
    });
    const token = tokens.read();
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    return fetch(origin + path, { ...init, headers, credentials: "include" });
  };

  const renew = async (stale: string | null): Promise<boolean> => {
    const present = tokens.read();
    // Another call or another tab was quicker.
    if (present !== null && present !== stale) return true;
    return withinLimit(readLimitMs, undefined, async (signal) => {
      const response = await send(refreshSession.path, { method: refreshSession.method, signal });
      if (response.ok) {
        tokens.write(refreshSession.response.parse(await response.json()).token);
        return true;
      }
      if (response.status !== 401) throw await failureOf(response);
      tokens.clear();
      return false;
    });
  };

  let renewing: Promise<boolean> | undefined;
  const renewOnce = (stale: string | null): Promise<boolean> =>
    (renewing ??= oneTabAtATime(() => renew(stale)).finally(() => (renewing = undefined)));

  /** Sends, and after a 401 once more with a new token. */
  const sendSignedIn: Send = async (path, init, extra) => {
    const used = tokens.read();
    const first = await send(path, init, extra);
    if (first.status !== 401 || !(await renewOnce(used))) return first;
    return send(path, init, extra);
  };

  return { send, sendSignedIn, sendProven: withProof(send, cookie) };
};

type Senders = ReturnType<typeof createSenders>;

/** What an organisation does rests on its cookie: the token of a person has no part in it. */
const senderFor = ({ access, method, antiForgery }: Endpoint, senders: Senders): Send => {
  if (antiForgery || (access === "organisation" && method !== "GET")) return senders.sendProven;
  return access === "public" || access === "organisation" ? senders.send : senders.sendSignedIn;
};

export const createClient = (settings: ClientSettings): Client => {
  const senders = createSenders(settings);

  const exchange = async (endpoint: Endpoint, parts: LooseParts, signal: AbortSignal) => {
    const init: RequestInit = { method: endpoint.method, signal };
    if (parts.body !== undefined) init.body = JSON.stringify(parts.body);
    const send = senderFor(endpoint, senders);
    const response = await send(addressOf(endpoint, parts), init, ownHeaders(parts));
    if (!response.ok) throw await failureOf(response);
    return endpoint.response.parse(await bodyOf(response));
  };

  const callLoosely = (endpoint: Endpoint, parts: LooseParts = {}): Promise<unknown> =>
    withinLimit(endpoint.method === "GET" ? readLimitMs : writeLimitMs, parts.signal, (signal) =>
      exchange(endpoint, parts, signal),
    );

  return {
    call: callLoosely as Client["call"],
    open: (path, accept, signal) =>
      offlineIfBroken(senders.sendSignedIn(path, { signal }, { Accept: accept }), signal),
    download: (path, accept = json) =>
      withinLimit(writeLimitMs, undefined, async (signal) => {
        const response = await senders.sendSignedIn(path, { signal }, { Accept: accept });
        if (!response.ok) throw await failureOf(response);
        return response.blob();
      }),
  };
};

/** One origin for page and API, so the address is empty. */
export const {
  call,
  open: openStream,
  download,
} = createClient({
  origin: "",
  tokens: deviceTokens,
  locale: () => deviceStore.read("locale") ?? document.documentElement.lang,
});
