import { hoursSchema } from "@app/contract/hours";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { PointProfile } from "@app/contract/point-profile";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findProfile } from "./point-profiles.queries.ts";
import { filledName, reviewState } from "./point-profiles.rules.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

const placeOf = (row: Row): PointProfile["place"] => ({
  name: filledName(localizedTextSchema.parse(row.name)),
  kind: row.kind,
  communeCode: row.communeCode,
  wilayaCode: row.wilayaCode,
  address: row.address,
  lat: row.lat,
  lng: row.lng,
  phone: row.phone,
});

const practiceOf = (row: Row): PointProfile["practice"] => {
  const { materials, acceptsBagsLeft, storageSquareMeters, scaleKilograms } = row;
  if (storageSquareMeters === null || scaleKilograms === null) return null;
  const hours = hoursSchema.parse(row.hours);
  return { materials, acceptsBagsLeft, hours, storageSquareMeters, scaleKilograms };
};

const papersOf = ({ consentedAt, registerNumber, taxNumber, bankAccount }: Row) =>
  consentedAt && { registerNumber, taxNumber, bankAccount };

export const showPointProfile = async (
  ctx: Context,
  { userId }: Actor,
): Promise<{ profile: PointProfile | null }> => {
  const row = await findProfile(ctx.db, ctx.clock, userId);
  const state = row && reviewState(row.status, row.decision);
  if (!row || !state) return { profile: null };
  const isAnswered = state === "more_info" || state === "refused";
  return {
    profile: {
      id: row.id,
      state,
      note: isAnswered ? row.note : null,
      isFull: row.isFull,
      place: placeOf(row),
      practice: practiceOf(row),
      papers: papersOf(row),
    },
  };
};
