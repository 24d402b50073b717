import { createHmac, timingSafeEqual } from "node:crypto";
import {
  codeStepSeconds,
  type Identification,
  sealBytes,
  type SeenAs,
} from "@app/contract/identification";

/** The phone that shows a code and the one that reads it need not agree to the second. */
const stepsOff = 1;

const sealOf = (secret: Buffer, code: string, step: number): Buffer =>
  createHmac("sha256", secret).update(`${code}|${step}`).digest().subarray(0, sealBytes);

export interface Scan {
  /** The citizen's own secret. */
  secret: Buffer;
  code: string;
  seal: string;
  at: Date;
}

/** Whether the moving part was made by the citizen's app at the moment of the scan. */
export const isLive = ({ secret, code, seal, at }: Scan): boolean => {
  const step = Number.parseInt(seal, 10);
  const now = Math.floor(at.getTime() / 1000 / codeStepSeconds);
  if (!(Math.abs(now - step) <= stepsOff)) return false;
  // Compared as it is written: one seal has one spelling, or nobody could count how often it was shown.
  const right = Buffer.from(`${step}.${sealOf(secret, code, step).toString("base64url")}`);
  const given = Buffer.from(seal);
  return given.length === right.length && timingSafeEqual(given, right);
};

/** What the deposit says about how its owner was known. */
export const identificationOf = (
  seenAs: SeenAs,
  isFresh: (seal: string) => boolean,
): Identification => {
  if (seenAs.by === "typing") return "typed_code";
  if (seenAs.by === "phone") return "phone";
  if (seenAs.isCard) return "printed_card";
  return seenAs.seal !== null && isFresh(seenAs.seal) ? "live_code" : "old_code";
};
