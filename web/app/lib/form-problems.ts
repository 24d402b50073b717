import type { ErrorName } from "@app/contract/errors";
import { ApiError, OfflineError } from "./api-client.ts";

/** One thing to fix in a form; `text` is the key of its words. */
export interface FormProblem<Field extends string = string, Text extends string = string> {
  /** Left out when it belongs to no field. */
  field?: Field;
  text: Text;
}

/** Why a form did not get through, before it is put into words. */
export interface FormFailure {
  kind: "offline" | "tooMany" | "refused" | "failed";
  /** The contract's name of a refusal. */
  name?: ErrorName;
  /** Told with `tooMany`, when the server knows. */
  retryAfterSeconds?: number;
  /** The fields that the server did not take, with its messages. */
  fields: Readonly<Record<string, readonly string[]>>;
}

const withoutFields = (kind: FormFailure["kind"]): FormFailure => ({ kind, fields: {} });

export const failureOf = (error: unknown): FormFailure => {
  if (error instanceof OfflineError) return withoutFields("offline");
  if (!(error instanceof ApiError) || error.status >= 500) return withoutFields("failed");
  const { name, retryAfterSeconds, errors: fields } = error;
  if (error.status !== 429) return { kind: "refused", name, fields };
  return {
    kind: "tooMany",
    name,
    fields,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
};
