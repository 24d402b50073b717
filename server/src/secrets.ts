import { createHash, randomBytes } from "node:crypto";

/** 256 random bits; the database keeps the hash alone, so a plain SHA-256 is enough. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();
