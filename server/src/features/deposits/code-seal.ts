import { createHmac, timingSafeEqual } from "node:crypto";
import { codeStepSeconds } from "@app/contract/identification";

/** The phone that shows a code and the one that reads it need not agree to the second. */
const stepsOff = 1;
const sealBytes = 12;

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
  const [step = "", mac = ""] = seal.split(".");
  const now = Math.floor(at.getTime() / 1000 / codeStepSeconds);
  if (Math.abs(now - Number(step)) > stepsOff) return false;
  const given = Buffer.from(mac, "base64url");
  const right = sealOf(secret, code, Number(step));
  return given.length === right.length && timingSafeEqual(given, right);
};
