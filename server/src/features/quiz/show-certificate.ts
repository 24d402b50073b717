import type { QuizCertificate } from "@app/contract/quiz";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findCertificate } from "./quiz.queries.ts";

export const showCertificate = async (ctx: Context, number: string): Promise<QuizCertificate> => {
  const found = await findCertificate(ctx.db, "number", number);
  if (!found) throw new AppError("not_found");
  return found;
};
