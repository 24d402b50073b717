import type { Context } from "../../context.ts";
import { closeDeclaration, findExpired } from "./declarations.queries.ts";

const batch = 500;

/** Each by itself: one that a point weighs at this moment is left alone. */
export const expireDeclarations = async (ctx: Context): Promise<void> => {
  const nobody = { actorId: null, key: null, traceId: "expire-declarations" };
  for (;;) {
    const expired = await findExpired(ctx.db, ctx.clock, batch);
    for (const { id } of expired) {
      await closeDeclaration(ctx.db, ctx.clock, nobody, { id, reason: null });
    }
    if (expired.length < batch) return;
  }
};
