import type { Context } from "../../context.ts";
import { keyedHash } from "../../secrets.ts";
import { isLive, type Scan } from "./identify.ts";

/** What a citizen's app makes the moving part of the code with; nothing of it is kept. */
export const codeSecretOf = (ctx: Context, code: string): Buffer =>
  keyedHash(ctx.config, `code:${code}`);

export const isLiveCode = (ctx: Context, scan: Omit<Scan, "secret">): boolean =>
  isLive({ ...scan, secret: codeSecretOf(ctx, scan.code) });
