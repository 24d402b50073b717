import type { Context } from "../../context.ts";
import { keyedHash } from "../../secrets.ts";

/** What a citizen's app makes the moving part of the code with; nothing of it is kept. */
export const codeSecretOf = (ctx: Context, code: string): Buffer =>
  keyedHash(ctx.config, `code:${code}`);
