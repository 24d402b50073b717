import type { ErrorName } from "@app/contract/errors";
import type { FastifyRequest } from "fastify";

/** What the line of a request tells beside its route and status: ids and names of errors, no more. */
interface Notes {
  /** The person or the organisation that asked, once it is known. */
  by?: string;
  /** Why it was refused. */
  error?: ErrorName;
}

const notes = new WeakMap<FastifyRequest, Notes>();

export const note = (request: FastifyRequest, more: Notes): void => {
  notes.set(request, { ...notes.get(request), ...more });
};

export const notesOf = (request: FastifyRequest): Notes => notes.get(request) ?? {};
