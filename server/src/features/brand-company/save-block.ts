import { randomUUIDv7 } from "node:crypto";
import type {
  BrandContactInput,
  BrandReview,
  IdentityInput,
  PackagingInput,
  SeatInput,
} from "@app/contract/brand-company";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { lockBrand, lockPerson } from "../../locks.queries.ts";
import type { Actor } from "../identity/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import * as queries from "./brand-company.queries.ts";
import { type Block, checkDays, checkKind, reviewAfter } from "./brand-company.rules.ts";
import { blocksOf, isComplete } from "./show-brand-company.ts";

type Saved = Promise<{ review: BrandReview }>;

/**
 * Asked again under the lock: a brand may have begun since the request came in. Whoever has none
 * becomes the administrator of a new one, which gets its name with the name of the company.
 */
const ownBrand = async (ctx: Context, trx: Trx, { userId }: Actor): Promise<string> => {
  await lockPerson(trx, userId);
  const own = await queries.findOwnCompany(trx, userId);
  if (own && (own.kind === "distributor" || own.rank === "viewer")) throw new AppError("forbidden");
  return own?.id ?? queries.insertBrand(trx, ctx.clock, { id: randomUUIDv7(), userId });
};

const saveColumns = async (
  ctx: Context,
  trx: Trx,
  brandId: string,
  block: Block,
  columns: ReturnType<(typeof queries.columnsOf)[Block]>,
): Saved => {
  const { clock } = ctx;
  const before = await queries.lockCompany(trx, clock, brandId);
  const after = await queries.saveBlock(trx, clock, brandId, columns);
  const isChanged =
    JSON.stringify(blocksOf(before)[block]) !== JSON.stringify(blocksOf(after)[block]);
  const review = reviewAfter(before.review, { block, isComplete: isComplete(after), isChanged });
  if (review === before.review) return { review };
  await queries.setReview(trx, brandId, review, null);
  await openTask(trx, clock, {
    kind: checkKind,
    subjectId: brandId,
    data: { was: before.review },
    dueAt: daysFromNow(clock, checkDays),
  });
  return { review };
};

const save = (
  ctx: Context,
  actor: Actor,
  block: Block,
  columns: ReturnType<(typeof queries.columnsOf)[Block]>,
): Saved =>
  ctx.db.transaction().execute(async (trx) => {
    const brandId = await ownBrand(ctx, trx, actor);
    // Two people of one brand who save at once would each hold what the other needs next.
    await lockBrand(trx, brandId);
    if (columns.legal_name) await queries.nameBrand(trx, brandId, columns.legal_name);
    return saveColumns(ctx, trx, brandId, block, columns);
  });

export const saveIdentity = (ctx: Context, actor: Actor, identity: IdentityInput): Saved =>
  save(ctx, actor, "identity", queries.columnsOf.identity(identity));

export const saveSeat = async (ctx: Context, actor: Actor, seat: SeatInput): Saved => {
  if (!(await queries.isWilaya(ctx.db, seat.wilayaCode))) {
    throw new AppError("invalid_request", { fields: { wilayaCode: ["wilaya"] } });
  }
  return save(ctx, actor, "seat", queries.columnsOf.seat(seat));
};

export const saveBrandContact = (ctx: Context, actor: Actor, contact: BrandContactInput): Saved =>
  save(ctx, actor, "contact", queries.columnsOf.contact(contact));

export const savePackaging = (ctx: Context, actor: Actor, packaging: PackagingInput): Saved =>
  save(ctx, actor, "packaging", queries.columnsOf.packaging(packaging));
