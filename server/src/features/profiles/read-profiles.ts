import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import { toKilograms } from "@app/contract/weights";
import type { Context } from "../../context.ts";
import { createGroupedRead } from "../../grouped-read.ts";
import type { Actor } from "../identity/index.ts";
import * as queries from "./profiles.queries.ts";

/** Each is null until it has been filled in, or for somebody without that role. */

type FindBalance = (userId: string) => Promise<queries.CitizenBalance | null>;

const profileOf =
  (find: FindBalance) =>
  async ({ userId, roles }: Actor) => {
    const profile = roles.includes("citizen") ? await find(userId) : null;
    return profile ? { username: profile.username, tokens: profile.balance / 100 } : null;
  };

export const readCitizenProfile = ({ pool }: Context, actor: Actor) =>
  profileOf(async (userId) => (await queries.findCitizenBalances(pool, [userId]))[0] ?? null)(
    actor,
  );

/** The same where many look at once: they are read together. */
export const createCitizenProfiles = ({ pool }: Context) =>
  profileOf(createGroupedRead((userIds) => queries.findCitizenBalances(pool, userIds)));

export const readPointProfile = async (
  ctx: Context,
  { userId, worksAtPoint }: Actor,
  locale: Locale,
) => {
  const profile = worksAtPoint && (await queries.findPointProfile(ctx.db, userId));
  if (!profile) return null;
  return {
    username: localized(localizedTextSchema.parse(profile.name), locale),
    pet: toKilograms(profile.pet),
    pehd: toKilograms(profile.pehd),
  };
};

export const readBrandProfile = async (ctx: Context, { userId, roles }: Actor) =>
  (roles.includes("brand") && (await queries.findBrandProfile(ctx.db, userId))) || null;

export const readTransporterProfile = async (ctx: Context, { userId, roles }: Actor) =>
  (roles.includes("transporter") && (await queries.findTransporterProfile(ctx.db, userId))) || null;

export const isCollaborator = async (
  ctx: Context,
  { userId, worksAtPoint }: Actor,
): Promise<boolean> => worksAtPoint && Boolean(await queries.findCollaboration(ctx.db, userId));
