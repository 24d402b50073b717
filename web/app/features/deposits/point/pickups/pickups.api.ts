import { findDriver } from "@app/contract/badges";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import {
  answerProposal,
  askForVan,
  cancelPickup,
  choosePin,
  listPickups,
  type Pickup,
  showPickup,
} from "@app/contract/pickups";
import { call } from "../../../../lib/api-client.ts";

export type Pickups = ResponseOf<typeof listPickups>;
export type PickupPage = ResponseOf<typeof showPickup>;

export const pickupsSource = (pointId: string) => ({
  name: `pickups.${pointId}`,
  load: () => call(listPickups, { params: { id: pointId } }),
  parse: (value: unknown): Pickups => listPickups.response.parse(value),
});

export const pickupSource = (id: string) => ({
  name: `pickup.${id}`,
  load: () => call(showPickup, { params: { id } }),
  parse: (value: unknown): PickupPage => showPickup.response.parse(value),
});

export const loadOlder = (pointId: string, last: Pickup) =>
  call(listPickups, { params: { id: pointId }, query: { before: last.id } });

export const sendWish = async (
  pointId: string,
  body: BodyInput<typeof askForVan>,
  idempotencyKey: string,
): Promise<Pickup> =>
  (await call(askForVan, { params: { id: pointId }, body, idempotencyKey })).pickup;

export const cancelVan = (id: string, idempotencyKey: string) =>
  call(cancelPickup, { params: { id }, body: { reason: "" }, idempotencyKey });

export const answerDriver = (id: string, isAccepted: boolean, idempotencyKey: string) =>
  call(answerProposal, { params: { id }, body: { isAccepted }, idempotencyKey });

export const savePin = (pointId: string, pin: string, idempotencyKey: string) =>
  call(choosePin, { params: { id: pointId }, body: { pin }, idempotencyKey });

/** Whose badge it is; null where nobody can say, for want of a network above all. */
export const findBadge = async (code: string): Promise<ResponseOf<typeof findDriver> | null> => {
  try {
    return await call(findDriver, { params: { code } });
  } catch {
    return null;
  }
};
