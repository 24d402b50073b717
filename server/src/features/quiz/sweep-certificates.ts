import { schoolMonths } from "@app/contract/privacy";
import type { Context } from "../../context.ts";
import { deleteOldCertificates } from "./quiz.queries.ts";

export const sweepCertificates = (ctx: Context): Promise<void> =>
  deleteOldCertificates(ctx.db, ctx.clock, schoolMonths);
