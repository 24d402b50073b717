import type { confirmDeclaration as endpoint } from "@app/contract/declarations";
import type { BodyOf, ResponseOf } from "@app/contract/endpoint";
import { countStars } from "@app/contract/quality";
import { tokensFor } from "@app/contract/tokens";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { readRate } from "../rates/index.ts";
import { requireCourse } from "../training/index.ts";
import {
  confirmDeclaration as callConfirm,
  findConfirmed,
  findMaterial,
} from "./declarations.queries.ts";

export const confirmDeclaration = async (
  ctx: Context,
  asked: Asked,
  id: string,
  { grams, stars }: BodyOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  await requireCourse(ctx, asked.actorId);
  const found = await findMaterial(ctx.db, id);
  const rate = found && (await readRate(ctx, found.material));
  if (!rate) throw new AppError("not_found");
  const tokens = tokensFor(grams, countStars(stars), rate);
  const weighed = { id, grams, stars, rateId: rate.id, tokens };
  const outcome = await callConfirm(ctx.db, ctx.clock, asked, weighed);
  if (outcome !== "confirmed" && outcome !== "corrected" && outcome !== "replayed") {
    throw refusal(outcome);
  }
  return findConfirmed(ctx.db, id);
};
