import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Actor } from "../identity/index.ts";
import { tookPart } from "./handovers.queries.ts";

export const showEvidence = async (
  ctx: Context,
  { userId, isAdmin }: Actor,
  name: string,
): Promise<FileAnswer> => {
  const maySee = isAdmin || (await tookPart(ctx.db, userId, name));
  const content = maySee ? await ctx.evidence.read(name) : null;
  if (!content) throw new AppError("not_found");
  return { type: "jpg", name, content };
};
