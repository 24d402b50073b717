import type { Locale } from "@app/contract/locales";
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Actor } from "../features/identity/index.ts";

export interface Cookies {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, maxAgeSeconds: number) => void;
  clear: (name: string) => void;
}

export interface Call<E extends Endpoint> {
  actor: E["access"] extends "public" ? Actor | null : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Present on endpoints declared idempotent. */
  idempotencyKey: string;
  traceId: string;
  /** What the caller reads (X-Locale); English when it does not say. */
  locale: Locale;
  cookies: Cookies;
}

export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Ties an endpoint of the contract to the operation that answers it. */
export const route = <const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle });
