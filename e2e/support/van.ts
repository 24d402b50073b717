import { randomUUID } from "node:crypto";
import type { BodyInput, Endpoint, ResponseOf } from "@app/contract/endpoint";
import { addEvidence, type HandoverItem, signHandover } from "@app/contract/handovers";
import { listPickups, type Pickup, type PickupItem } from "@app/contract/pickups";
import { acceptJob, arrive } from "@app/contract/transport-jobs";
import { buildTransporter } from "@app/database/testing/build-transporter";
import { buildSession } from "@app/database/testing/builders";
import type { Stack } from "./stack.ts";

/** Where a van may be asked for, and its driver lives. */
export const algiers = { communeCode: 1601, wilayas: [16] };

/** A person whose phone is somewhere else: what they do there, done by the calls it makes. */
export const elsewhere = async (stack: Stack, userId: string) => {
  const token = await buildSession(stack.database.db, userId);
  return async <E extends Endpoint>(
    endpoint: E,
    params: Record<string, string>,
    body?: BodyInput<E>,
  ): Promise<ResponseOf<E>> => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
    const answer = await fetch(stack.url + path, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        "idempotency-key": randomUUID(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as ResponseOf<E>;
  };
};

/** What the van's scale says of something, less or more than was declared. */
export const weighedAs = (
  { material, bags, grams }: PickupItem,
  difference: number,
  why: Pick<HandoverItem, "reason" | "photo"> = { reason: null, photo: null },
): HandoverItem => ({
  material,
  bags,
  declaredGrams: grams,
  refusedGrams: 0,
  weighedGrams: grams + difference,
  ...why,
});

/** Karim, with his van, by the calls of his phone. */
export const buildKarim = async (stack: Stack) => {
  const { id, vehicleId, badgeCode } = await buildTransporter(stack.database.db, {
    firstName: "Karim",
    lastName: "Meziane",
    phone: "+213661020304",
    wilayas: algiers.wilayas,
  });
  const call = await elsewhere(stack, id);
  return {
    call,
    badgeCode,
    accept: (pickupId: string) => call(acceptJob, { id: pickupId }, { vehicleId }),
    arrive: (pickupId: string) => call(arrive, { id: pickupId }, { meters: null }),
    sign: (pickupId: string, items: HandoverItem[]) => {
      const now = new Date().toISOString();
      const body = { side: "driver", items, occurredAt: now, sentAt: now } as const;
      return call(signHandover, { id: pickupId }, body);
    },
    photograph: async (jpeg: Buffer): Promise<string> =>
      (await call(addEvidence, {}, { data: jpeg.toString("base64") })).name,
  };
};

export type Karim = Awaited<ReturnType<typeof buildKarim>>;

/** The pick-up that a point has open. */
export const comingTo = async (
  owner: Awaited<ReturnType<typeof elsewhere>>,
  pointId: string,
): Promise<Pickup> => {
  const { coming } = await owner(listPickups, { id: pointId });
  if (!coming) throw new Error("no van comes");
  return coming;
};
