import type { Context } from "../../context.ts";
import { acceptedKeys, type Key, keyedHash } from "../../secrets.ts";
import { isLive, type Scan } from "./identify.ts";

const secretUnder = (key: Key, code: string): Buffer => keyedHash(key, `code:${code}`);

/** What a citizen's app makes the moving part of the code with; nothing of it is kept. */
export const codeSecretOf = (ctx: Context, code: string): Buffer => secretUnder(ctx.config, code);

/** A phone without a network goes on with the secret it was last given. */
export const isLiveCode = (ctx: Context, scan: Omit<Scan, "secret">): boolean =>
  acceptedKeys(ctx.config).some((key) => isLive({ ...scan, secret: secretUnder(key, scan.code) }));
