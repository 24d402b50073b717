import { randomInt } from "node:crypto";
import { mostOpenCodes } from "@app/contract/brand-team";
import { codeAlphabet } from "@app/contract/public-code";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import type { CompanyActor } from "../identity/index.ts";
import { codeLimits, codeSeconds } from "./brand-team.rules.ts";
import * as queries from "./distributors.queries.ts";
import { lockBrand } from "../../locks.queries.ts";

const codeSigns = 8;

interface Code {
  code: string;
  expiresAt: Date;
}

const shown = ({ code, expiresAt }: Code) => ({ code, expiresAt: expiresAt.toISOString() });

export const listDistributors = async (ctx: Context, { company }: CompanyActor) => {
  const mayInvite = company.rank !== "viewer";
  const distributors = await queries.findDistributors(ctx.db, company.id);
  const codes = mayInvite ? await queries.findOpenCodes(ctx.db, ctx.clock, company.id) : [];
  return {
    mayInvite,
    distributors: distributors.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })),
    codes: codes.map(shown),
  };
};

const makeCode = (): string =>
  Array.from({ length: codeSigns }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join(
    "",
  );

const insertFree = async (ctx: Context, trx: Trx, brandId: string): Promise<Code> => {
  const code = { code: makeCode(), brandId, seconds: codeSeconds };
  return (await queries.insertCode(trx, ctx.clock, code)) ?? insertFree(ctx, trx, brandId);
};

export const newDistributorCode = async (ctx: Context, { company }: CompanyActor) => {
  await takeAttempt(ctx, codeLimits(company.id));
  const code = await ctx.db.transaction().execute(async (trx) => {
    await lockBrand(trx, company.id);
    const open = await queries.findOpenCodes(trx, ctx.clock, company.id);
    if (open.length >= mostOpenCodes) throw new AppError("limit_reached");
    return insertFree(ctx, trx, company.id);
  });
  return shown(code);
};

export const withdrawDistributorCode = async (
  ctx: Context,
  { company }: CompanyActor,
  code: string,
): Promise<void> => {
  if (await queries.withdrawCode(ctx.db, ctx.clock, company.id, code)) return;
  throw new AppError("not_found");
};
