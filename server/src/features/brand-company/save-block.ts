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
import type { Actor } from "../identity/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import * as queries from "./brand-company.queries.ts";
import { type Block, checkDays, checkKind, reviewAfter } from "./brand-company.rules.ts";
import { blocksOf, isComplete } from "./show-brand-company.ts";

type Saved = Promise<{ review: BrandReview }>;

/** Asked again under the lock: a brand may have begun since the request came in. */
const ownBrand = async (trx: Trx, { userId }: Actor): Promise<string | undefined> => {
  await queries.lockPerson(trx, userId);
  const own = await queries.findOwnCompany(trx, userId);
  if (own && (own.kind === "distributor" || own.rank === "viewer")) throw new AppError("forbidden");
  return own?.id;
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

/** The first block: makes the brand of somebody who has none, with them as its administrator. */
export const saveIdentity = (ctx: Context, actor: Actor, identity: IdentityInput): Saved =>
  ctx.db.transaction().execute(async (trx) => {
    const known = await ownBrand(trx, actor);
    const brandId = known ?? randomUUIDv7();
    if (!known) {
      const brand = { id: brandId, name: identity.legalName, userId: actor.userId };
      await queries.insertBrand(trx, ctx.clock, brand);
    }
    return saveColumns(ctx, trx, brandId, "identity", queries.columnsOf.identity(identity));
  });

const saveOther = (
  ctx: Context,
  actor: Actor,
  block: Exclude<Block, "identity">,
  columns: ReturnType<(typeof queries.columnsOf)[Block]>,
): Saved =>
  ctx.db.transaction().execute(async (trx) => {
    const brandId = await ownBrand(trx, actor);
    if (!brandId) throw new AppError("not_found");
    return saveColumns(ctx, trx, brandId, block, columns);
  });

export const saveSeat = async (ctx: Context, actor: Actor, seat: SeatInput): Saved => {
  if (!(await queries.isWilaya(ctx.db, seat.wilayaCode))) {
    throw new AppError("invalid_request", { fields: { wilayaCode: ["wilaya"] } });
  }
  return saveOther(ctx, actor, "seat", queries.columnsOf.seat(seat));
};

export const saveBrandContact = (ctx: Context, actor: Actor, contact: BrandContactInput): Saved =>
  saveOther(ctx, actor, "contact", queries.columnsOf.contact(contact));

export const savePackaging = (ctx: Context, actor: Actor, packaging: PackagingInput): Saved =>
  saveOther(ctx, actor, "packaging", queries.columnsOf.packaging(packaging));
