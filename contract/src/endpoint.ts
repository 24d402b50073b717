import type { z } from "zod/mini";
import type { ErrorName } from "./errors.ts";
import type { Role } from "./roles.ts";

/**
 * Who may call. There is no default: an endpoint without access does not compile.
 * `point-staff` is whoever works at a point, owner or collaborator, whatever their roles;
 * `organisation` an office or a school with its own session, never a person; `admin` an
 * administrator whose session passed an authenticator app. `brand-viewer`, `brand-editor` and
 * `brand-admin` are the people of a brand by rank, each with what those before may do; `distributor`
 * the people of a company that distributes for a brand.
 */
export type Access =
  | "public"
  | "signed-in"
  | "point-staff"
  | "organisation"
  | "admin"
  | "brand-viewer"
  | "brand-editor"
  | "brand-admin"
  | "distributor"
  | readonly Role[];

/** Forms in which a document is handed out. */
export const fileTypes = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  csv: "text/csv",
  txt: "text/plain",
  jsonld: "application/ld+json",
  json: "application/json",
  jpg: "image/jpeg",
} as const;
export type FileType = keyof typeof fileTypes;

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  summary: string;
  access: Access;
  /** A write: the caller sends an `Idempotency-Key`, and a repeat gets the first answer. */
  idempotent?: boolean;
  /** Gives or ends a cookie's session: the caller sends the anti-forgery cookie back as a header. */
  antiForgery?: boolean;
  /** The same for everybody and rarely new: how long browsers and proxies may keep it. */
  cacheSeconds?: number;
  /** Fields of the query that tell something about the caller: an answer to them is never kept. */
  personalQuery?: readonly string[];
  /** Answers a document instead of JSON: the form that `Accept` names, else the first. */
  files?: readonly FileType[];
  /** How large a body may be where 64 KiB are too little: a photo, a sheet. */
  bodyBytes?: number;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  status: 200 | 201 | 202 | 204;
  response: z.ZodMiniType;
  /** Beyond those every endpoint may answer (see `commonErrors`). */
  errors?: readonly ErrorName[];
}

export const commonErrors: readonly ErrorName[] = ["invalid_request", "internal", "unavailable"];

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type InferOr<S, D> = S extends z.ZodMiniType ? z.infer<S> : D;
type InputOr<S, D> = S extends z.ZodMiniType ? z.input<S> : D;

export type ParamsOf<E extends Endpoint> = InferOr<E["params"], Record<never, never>>;
export type QueryOf<E extends Endpoint> = InferOr<E["query"], Record<never, never>>;
export type BodyOf<E extends Endpoint> = InferOr<E["body"], undefined>;
export type ResponseOf<E extends Endpoint> = z.infer<E["response"]>;

/** The same, as a caller writes them, before defaults and clean-up. */
export type ParamsInput<E extends Endpoint> = InputOr<E["params"], Record<never, never>>;
export type QueryInput<E extends Endpoint> = InputOr<E["query"], Record<never, never>>;
export type BodyInput<E extends Endpoint> = InputOr<E["body"], undefined>;
