import type { showCodeSecret as endpoint } from "@app/contract/code-secret";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { codeSecretOf } from "./code-secret.ts";
import { readOwnCode } from "./deposits.queries.ts";

/** Theirs alone: whoever has it can make the moving part of this code and of no other. */
export const showCodeSecret = async (
  ctx: Context,
  { userId }: Actor,
): Promise<ResponseOf<typeof endpoint>> => {
  const { code, now } = await readOwnCode(ctx.db, ctx.clock, userId);
  const secret = codeSecretOf(ctx, code).toString("base64url");
  return { code, secret, now: now.toISOString() };
};
