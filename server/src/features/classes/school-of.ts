import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import type { OrganisationActor } from "../identity/index.ts";
import { findSchool } from "./classes.queries.ts";

/** The school that asks; an office has no classes. */
export const schoolOf = async (
  { db }: Pick<Context, "db">,
  { organisationId }: OrganisationActor,
): Promise<NonNullable<Awaited<ReturnType<typeof findSchool>>>> => {
  const school = await findSchool(db, organisationId);
  if (!school) throw new AppError("forbidden");
  return school;
};

interface Asking {
  actor: OrganisationActor;
  idempotencyKey: string;
  traceId: string;
}

/** Who asks, under which key: a school in the place of a person. */
export const askedBySchool = ({ actor, idempotencyKey, traceId }: Asking): Asked => ({
  actorId: actor.organisationId,
  key: idempotencyKey,
  traceId,
});
