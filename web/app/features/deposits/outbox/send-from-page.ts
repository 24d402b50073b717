import { signHandover } from "@app/contract/handovers";
import { ApiError, call } from "../../../lib/api-client.ts";
import { isFinal } from "./signature.ts";
import { type PostSignature, sendSignatures } from "./signature-sender.ts";
import { changeSignature, listSignatures } from "./signature-store.ts";

const post: PostSignature = async (id, body, idempotencyKey) => {
  try {
    const { pickup } = await call(signHandover, { params: { id }, body, idempotencyKey });
    return { lot: pickup.lot?.number ?? null };
  } catch (error) {
    if (error instanceof ApiError && isFinal(error.status)) return { refusal: error.name };
    throw error;
  }
};

/** With the session of the page that is open. */
export const sendFromPage = (userId: string): Promise<void> =>
  sendSignatures({ post, list: listSignatures, change: changeSignature }, userId);
