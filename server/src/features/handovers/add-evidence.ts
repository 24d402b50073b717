import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { keepPhoto } from "./keep-photo.ts";

/** Sixty stops of three materials would be a very bad day. */
const mostPerDay = 180;

export const addEvidence = async (
  ctx: Context,
  { userId }: Actor,
  data: string,
): Promise<{ name: string }> => {
  const limit = { subject: `evidence:${userId}`, most: mostPerDay, seconds: seconds.day };
  await takeAttempt(ctx, [limit]);
  return { name: await keepPhoto(ctx, data) };
};
