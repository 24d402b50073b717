import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Config } from "./config.ts";

export type Key = Pick<Config, "SECRET_KEY">;
/** One key makes, all of them open: so one can replace another while everything runs. */
type Keys = Pick<Config, "SECRET_KEY" | "OTHER_SECRET_KEYS">;

/** The newest first. */
export const acceptedKeys = ({ SECRET_KEY, OTHER_SECRET_KEYS }: Keys): Key[] =>
  [SECRET_KEY, ...OTHER_SECRET_KEYS].map((key) => ({ SECRET_KEY: key }));

/** 256 random bits; the database keeps the hash alone, so a plain SHA-256 is enough. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** 128 bits are enough for what lives an hour or a day, and leave room in an SMS. */
export const newLinkToken = (): string => randomBytes(16).toString("base64url");

export const hashSecret = (secret: string): Buffer => hash("sha256", secret, "buffer");

/** For what could be guessed, six digits or a number: without the key the hash tells nothing. */
export const keyedHash = ({ SECRET_KEY }: Key, text: string): Buffer =>
  createHmac("sha256", SECRET_KEY).update(text).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

export const isKeyedHash = (keys: Keys, text: string, hash: Buffer): boolean =>
  acceptedKeys(keys).some((key) => isSameHash(keyedHash(key, text), hash));

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

const openWith = (key: Key, sealed: Buffer): string => {
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(key), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
};

/** With whichever key fits, and whether that is the newest. */
export const openSealed = (keys: Keys, sealed: Buffer): { text: string; isNewest: boolean } => {
  const errors: unknown[] = [];
  for (const key of acceptedKeys(keys)) {
    try {
      return { text: openWith(key, sealed), isNewest: errors.length === 0 };
    } catch (error) {
      errors.push(error);
    }
  }
  throw errors[0];
};

export const unseal = (keys: Keys, sealed: Buffer): string => openSealed(keys, sealed).text;
