import { product } from "@app/contract/product";
import { Secret, TOTP } from "otpauth";

/** What every app reads: SHA-1, six digits, thirty seconds. */
const standard = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** 160 bits, as thirty-two signs that can be typed. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

export const appUri = (secret: string, label: string): string =>
  new TOTP({ ...standard, issuer: product.name.en, label, secret }).toString();

/**
 * The time step whose digits these are, or null. One step to either side, for a phone whose clock is
 * a little off.
 */
export const stepOf = (secret: string, digits: string, epochSeconds: number): number | null => {
  const at = { ...standard, timestamp: epochSeconds * 1000 };
  const away = TOTP.validate({
    ...at,
    token: digits,
    secret: Secret.fromBase32(secret),
    window: 1,
  });
  return away === null ? null : TOTP.counter(at) + away;
};
