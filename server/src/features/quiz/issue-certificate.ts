import { randomInt } from "node:crypto";
import type { BodyOf } from "@app/contract/endpoint";
import {
  type issueCertificate as endpoint,
  makeCertificateNumber,
  passMark,
  type QuizCertificate,
} from "@app/contract/quiz";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { markAnswers } from "./mark-answers.ts";
import { findCertificate, insertCertificate } from "./quiz.queries.ts";
import { certificateLimits } from "./quiz.rules.ts";

export interface Handing {
  /** Of this sending: arriving twice, it is one certificate. */
  key: string;
  body: BodyOf<typeof endpoint>;
  address: string;
}

/** The phone says what was answered; what that is worth is counted here. */
export const issueCertificate = async (
  ctx: Context,
  { key: id, body: { answers, ...pupil }, address }: Handing,
): Promise<QuizCertificate> => {
  await takeAttempt(ctx, certificateLimits(address));
  const score = (await markAnswers(ctx.db, pupil.level, answers)).right.length;
  if (score < passMark) throw new AppError("quiz_not_passed");
  const number = makeCertificateNumber((below) => randomInt(below));
  await insertCertificate(ctx.db, ctx.clock, { id, number, ...pupil, score });
  const issued = await findCertificate(ctx.db, "id", id);
  if (!issued) throw new AppError("internal");
  return issued;
};
