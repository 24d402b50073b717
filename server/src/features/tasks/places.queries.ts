import { type LocalizedText, localizedTextSchema } from "@app/contract/localized-text";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface Place {
  name: LocalizedText;
  commune: LocalizedText;
  /** Null for a place that belongs to nobody: an office. */
  ownerId: string | null;
  phone: string | null;
}

/** What points are called and where they are, of many at once. */
export const findPlaces = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Place>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("points as p")
    .innerJoin("communes as c", "c.code", "p.commune_code")
    .select([
      "p.id",
      "p.name",
      "p.phone",
      "c.name_fr as communeFr",
      "c.name_ar as communeAr",
      sql<string | null>`(select m.user_id from point_members m where m.point_id = p.id
        and m.membership = 'owner' and m.removed_at is null limit 1)`.as("ownerId"),
    ])
    .where("p.id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, name, phone, communeFr, communeAr, ownerId }) => [
      id,
      {
        name: localizedTextSchema.parse(name),
        commune: { en: communeFr, fr: communeFr, ar: communeAr },
        ownerId,
        phone,
      },
    ]),
  );
};
