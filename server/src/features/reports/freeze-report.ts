import { createHash } from "node:crypto";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { canonicalText } from "./canonical.rules.ts";
import {
  countWeighings,
  findEarlier,
  findFactors,
  findGoals,
  findLots,
  findMarket,
  findMoment,
  findRetired,
  findWilayas,
  retireClaims,
} from "./facts.queries.ts";
import { type Figures, figuresOf } from "./figures.rules.ts";
import {
  findReportById,
  freeze,
  lockReports,
  moveReport,
  type StoredReport,
} from "./reports.queries.ts";

/** What has a checksum is this text, byte for byte. */
export const textOf = (figures: Figures): Buffer => Buffer.from(canonicalText(figures), "utf8");

const gather = async (
  { clock }: Context,
  trx: Trx,
  { id, brandId, number, brand, from, until }: StoredReport,
): Promise<Figures | null> => {
  const claims = await findRetired(trx, id);
  if (claims.length === 0) return null;
  const year = Number(from.slice(0, 4));
  const market = await findMarket(trx, brandId, year);
  const goals = await findGoals(trx, brandId, year);
  const codes = new Set([
    ...[...claims, ...market].map(({ wilaya }) => wilaya),
    ...goals.flatMap(({ wilayas }) => wilayas),
  ]);
  const frozenAt = (await findMoment(trx, clock)).toISOString();
  return figuresOf({
    report: { number, brand, from, until, frozenAt },
    claims,
    market,
    weighings: await countWeighings(trx, id),
    lots: await findLots(trx, id),
    wilayas: await findWilayas(trx, [...codes]),
    goals,
    factors: await findFactors(trx, clock, until),
    earlier: await findEarlier(trx, brandId, { from, until }, id),
  });
};

/** Claims are retired and figures frozen together, or neither; a second run finds it done. */
export const freezeReport = (ctx: Context, id: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const asked = await findReportById(trx, id);
    if (!asked) return;
    await lockReports(trx, asked.brandId);
    const report = await findReportById(trx, id);
    if (report?.state !== "waiting") return;
    await retireClaims(trx, id, report.brandId, report);
    const figures = await gather(ctx, trx, report);
    if (!figures) return moveReport(trx, id, "empty");
    const checksum = createHash("sha256").update(textOf(figures)).digest();
    await freeze(trx, id, { figures, checksum });
  });
