import type { Locale } from "@app/contract/locales";
import type {
  Access,
  BodyOf,
  Endpoint,
  FileType,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "@app/contract/endpoint";
import type { Actor, CompanyActor, OrganisationActor } from "../features/identity/index.ts";

export interface CookieOptions {
  maxAgeSeconds: number;
  /** For the one cookie that pages read and send back as a header. */
  readable?: boolean;
}

export interface Cookies {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, options: CookieOptions) => void;
  clear: (name: string) => void;
}

/** Who may be behind a call, by what the endpoint is open to. */
type ActorFor<A extends Access> = A extends "public"
  ? Actor | null
  : A extends "organisation"
    ? OrganisationActor
    : A extends `brand-${string}` | "distributor"
      ? CompanyActor
      : Actor;

export interface Call<E extends Endpoint> {
  actor: ActorFor<E["access"]>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Present on endpoints declared idempotent. */
  idempotencyKey: string;
  traceId: string;
  /** What the caller reads (X-Locale); English when it does not say. */
  locale: Locale;
  cookies: Cookies;
  /** The form of the document asked for, on endpoints that answer one. */
  fileType: FileType;
  /** The network address the call comes from, for limits alone; never logged, never kept. */
  address: string;
  userAgent: string;
}

export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<unknown>;
  /** The answer is sent as it was built, not checked against the contract once more. */
  isAsBuilt?: boolean;
}

/** Ties an endpoint of the contract to the operation that answers it. */
export const route = <const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle });

/**
 * The same where many ask: the operation names each field of its answer, so there is nothing to strip,
 * and the compiler has checked their types.
 */
export const asBuilt = <const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle, isAsBuilt: true });

export interface FileAnswer {
  type: FileType;
  /** As it is saved, with its ending; plain ASCII. */
  name: string;
  content: Uint8Array;
}

/** The same for an endpoint that answers a document. */
export const fileRoute = <const E extends Endpoint & { files: readonly FileType[] }>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileAnswer>,
): Route => ({ endpoint, handle });
