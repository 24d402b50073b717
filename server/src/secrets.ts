import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Config } from "./config.ts";

type Key = Pick<Config, "SECRET_KEY">;

/** 256 random bits; the database keeps the hash alone, so a plain SHA-256 is enough. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** 128 bits are enough for what lives an hour or a day, and leave room in an SMS. */
export const newLinkToken = (): string => randomBytes(16).toString("base64url");

export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** For what could be guessed, six digits or a number: without the key the hash tells nothing. */
export const keyedHash = ({ SECRET_KEY }: Key, text: string): Buffer =>
  createHmac("sha256", SECRET_KEY).update(text).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const sealingKey = ({ SECRET_KEY }: Key): Buffer =>
  Buffer.from(hkdfSync("sha256", SECRET_KEY, "", "seal", 32));

const ivBytes = 12;
const tagBytes = 16;

/** For what must be read again: AES-256-GCM, as iv, tag and text in one. */
export const seal = (key: Key, text: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

export const unseal = (key: Key, sealed: Buffer): string => {
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(key), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
};
