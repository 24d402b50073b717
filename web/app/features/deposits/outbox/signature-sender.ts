import type { BodyInput } from "@app/contract/endpoint";
import type { signHandover } from "@app/contract/handovers";
import { answered, isUnsent, type KeptSignature, type SignatureAnswer } from "./signature.ts";

/**
 * How a signature leaves: a page and the service worker have their own ways to the server. Answers
 * what the server decided; throws when it decided nothing.
 */
export type PostSignature = (
  pickupId: string,
  body: BodyInput<typeof signHandover>,
  key: string,
) => Promise<SignatureAnswer>;

interface SenderPorts {
  post: PostSignature;
  list: () => Promise<readonly KeptSignature[]>;
  change: (pickupId: string, change: (signature: KeptSignature) => KeptSignature) => Promise<void>;
}

/** All of this person's, in the order they were signed; each once a round. */
export const sendSignatures = async (
  { post, list, change }: SenderPorts,
  userId: string,
): Promise<void> => {
  const waiting = (await list())
    .filter((signature) => signature.userId === userId && isUnsent(signature))
    .toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
  for (const { pickupId, key, items, occurredAt } of waiting) {
    const sentAt = new Date().toISOString();
    const answer = await post(pickupId, { side: "point", items, occurredAt, sentAt }, key);
    await change(pickupId, (signature) => answered(signature, answer, new Date().toISOString()));
  }
};
