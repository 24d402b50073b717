import type { Asked } from "../../http/asked-by.ts";
import type { OrganisationActor } from "../identity/index.ts";

interface Asking {
  actor: OrganisationActor;
  idempotencyKey: string;
  traceId: string;
}

/** Who asks, under which key: an office in the place of a person. */
export const askedByOffice = ({ actor, idempotencyKey, traceId }: Asking): Asked => ({
  actorId: actor.organisationId,
  key: idempotencyKey,
  traceId,
});
