import { readShadow } from "../../../lib/outbox-shadow.ts";
import { sendOutbox, tellOthers } from "./outbox.ts";
import { sendWithin } from "./save-deposit.ts";
// From the start: many a browser that failed to fetch it once, without a network, never asks again.
import "./send-from-page.ts";
import type { KeptSignature, NewSignature } from "./signature.ts";
import { addSignature, dropSignatures, listSignatures } from "./signature-store.ts";

/** What a person in front of a waiting van has in patience. */
const patienceMs = 8000;

/**
 * The one way a hand-over is signed, with or without a network: first it is safe on this phone, then
 * it is sent. Throws an OutboxError when the phone could not keep it; then nothing was sent either.
 */
export const signAsPoint = async (signature: NewSignature): Promise<KeptSignature> => {
  const kept = await addSignature(signature, readShadow());
  await tellOthers();
  await sendWithin(patienceMs);
  const now = await listSignatures();
  return now.find(({ pickupId }) => pickupId === signature.pickupId) ?? kept;
};

/** The person knows what became of it. */
export const forgetSignature = async (pickupId: string): Promise<void> => {
  await dropSignatures((one) => one.pickupId === pickupId && one.state !== "waiting");
  await tellOthers();
  void sendOutbox("soon");
};
