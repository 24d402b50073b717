import { randomFillSync } from "node:crypto";

const nonceBytes = 16;
/** Fetched for many nonces at once; each byte of it is used for one nonce only. */
const chance = Buffer.alloc(256 * nonceBytes);
let used = chance.length;

export const createNonce = (): string => {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  used += nonceBytes;
  return chance.toString("base64", used - nonceBytes, used);
};

/** Only scripts that carry this answer's nonce run, and what they load in turn. */
const contentSecurityPolicy = (nonce: string, images: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...images].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // What may become markup or a script is decided in app/lib/trusted-types.ts.
    "require-trusted-types-for 'script'",
    "trusted-types default own-files",
  ].join("; ");

/**
 * Of the worker that reads codes where the browser cannot: it compiles its decoder, which no page
 * may, and reaches nothing but our own files.
 */
export const decoderPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";

/** Sent with every answer, whoever made it. `images` are the origins that pictures may come from. */
export const securityHeaders = (
  nonce: string,
  images: readonly string[],
): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy(nonce, images),
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
});
