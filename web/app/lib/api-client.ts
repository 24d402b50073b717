import type {
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
  ResponseOf,
} from "@app/contract/endpoint";
import { errorSchema, type ErrorBody, type ErrorName } from "@app/contract/errors";
import { refreshSession } from "@app/contract/session";
import { type AccessTokens, deviceStore, deviceTokens } from "./storage.ts";

/** The server answered, and the answer is no. `name` is the contract's name of the error. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  /** Messages by field, when the server refused what was filled in. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly traceId: string;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = body.error;
    this.status = status;
    this.errors = body.errors ?? {};
    this.traceId = body.traceId;
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
}

export interface Client {
  call: <const E extends Endpoint>(endpoint: E, ...parts: Arguments<E>) => Promise<ResponseOf<E>>;
  /** A long-lived answer, read by the caller; the token is renewed as for any call. */
  open: (path: string, accept: string, signal: AbortSignal) => Promise<Response>;
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

const failureOf = async (response: Response): Promise<ApiError> => {
  const body = errorSchema.safeParse(await response.json().catch(() => undefined));
  if (body.success) return new ApiError(response.status, body.data);
  // A proxy's own page, not ours: the API could not be reached behind it.
  const error = response.status === 401 ? "unauthenticated" : "unavailable";
  return new ApiError(response.status, { error, message: response.statusText, traceId: "" });
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

export const createClient = ({ origin, tokens, locale }: ClientSettings): Client => {
  const send = (path: string, init: RequestInit, extra: Record<string, string>) => {
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
      const response = await send(
        refreshSession.path,
        { method: refreshSession.method, signal },
        {},
      );
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
  const sendSignedIn: typeof send = async (path, init, extra) => {
    const used = tokens.read();
    const first = await send(path, init, extra);
    if (first.status !== 401 || !(await renewOnce(used))) return first;
    return send(path, init, extra);
  };

  const exchange = async (endpoint: Endpoint, parts: LooseParts, signal: AbortSignal) => {
    const init: RequestInit = { method: endpoint.method, signal };
    if (parts.body !== undefined) init.body = JSON.stringify(parts.body);
    const sendIt = endpoint.access === "public" ? send : sendSignedIn;
    const response = await sendIt(addressOf(endpoint, parts), init, ownHeaders(parts));
    if (!response.ok) throw await failureOf(response);
    return endpoint.response.parse(response.status === 204 ? undefined : await response.json());
  };

  const callLoosely = (endpoint: Endpoint, parts: LooseParts = {}): Promise<unknown> =>
    withinLimit(endpoint.method === "GET" ? readLimitMs : writeLimitMs, parts.signal, (signal) =>
      exchange(endpoint, parts, signal),
    );

  return {
    call: callLoosely as Client["call"],
    open: (path, accept, signal) =>
      offlineIfBroken(sendSignedIn(path, { signal }, { Accept: accept }), signal),
  };
};

/** One origin for page and API, so the address is empty. */
export const { call, open: openStream } = createClient({
  origin: "",
  tokens: deviceTokens,
  locale: () => deviceStore.read("locale") ?? document.documentElement.lang,
});
