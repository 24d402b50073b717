import type { Context } from "../../context.ts";
import { keepResult } from "../../keep-result.ts";
import { openSealed, seal } from "../../secrets.ts";
import { listAppSecrets, replaceAppSecret } from "./authenticator-app.queries.ts";

const isReadable = async (
  ctx: Context,
  { id, sealed }: { id: string; sealed: Buffer },
): Promise<boolean> => {
  try {
    const { text, isNewest } = openSealed(ctx.config, sealed);
    if (!isNewest) await replaceAppSecret(ctx.db, id, sealed, seal(ctx.config, text));
    return true;
  } catch (error) {
    ctx.log.error({ err: error, userId: id }, "no key opens what was sealed");
    return false;
  }
};

/** After the key was replaced: what the last one sealed is sealed with the newest, so it can go. */
export const sealAnew = async (ctx: Context): Promise<void> => {
  let unreadable = 0;
  for (const secret of await listAppSecrets(ctx.db)) {
    if (!(await isReadable(ctx, secret))) unreadable += 1;
  }
  await keepResult(ctx, "unreadableSecrets", unreadable);
};
