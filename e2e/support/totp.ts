import { createHmac } from "node:crypto";

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const fromBase32 = (secret: string): Buffer => {
  const bits = [...secret].map((sign) => signs.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What an authenticator app shows (RFC 6238), now or that many half minutes later. */
export const appCode = (secret: string, stepsLater = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const word = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(word % 1_000_000).padStart(6, "0");
};
