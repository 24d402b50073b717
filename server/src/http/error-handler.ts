import type { ErrorBody, ErrorName } from "@app/contract/errors";
import { errorStatus } from "@app/contract/errors";
import { isUnavailable } from "@app/database/faults";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError } from "../app-error.ts";
import type { Context } from "../context.ts";
import { note } from "./request-notes.ts";

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorName,
  rest: { message?: string; fields?: Record<string, string[]> | undefined } = {},
): FastifyReply => {
  const body: ErrorBody = {
    error,
    message: rest.message ?? error,
    ...(rest.fields ? { errors: rest.fields } : {}),
    traceId: request.id,
  };
  note(request, { error });
  // One second is enough for a failover to be noticed; clients add jitter of their own.
  if (error === "unavailable") reply.header("retry-after", "1");
  return reply.status(errorStatus[error]).send(body);
};

const fieldErrors = (error: FastifyError): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const issue of error.validation ?? []) {
    const field = issue.instancePath.slice(1).replaceAll("/", ".") || "body";
    (fields[field] ??= []).push(issue.message ?? "invalid");
  }
  return fields;
};

/** Whatever is thrown leaves as one shape, and tells no more than it must. */
export const handleError =
  (ctx: Context) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof AppError) {
      const { fields, retryAfterSeconds } = error.details;
      if (retryAfterSeconds) reply.header("retry-after", String(retryAfterSeconds));
      return send(request, reply, error.errorName, { fields });
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      // The one header an endpoint asks for.
      if (error.validationContext === "headers")
        return send(request, reply, "idempotency_key_missing");
      return send(request, reply, "invalid_request", { fields: fieldErrors(error) });
    }
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return send(request, reply, "invalid_request", { message: error.code });
    }
    const name = isUnavailable(error) ? "unavailable" : "internal";
    ctx.log.error({ err: error, traceId: request.id }, name);
    return send(request, reply, name);
  };

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, "not_found");
