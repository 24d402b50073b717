import type { Material } from "@app/contract/materials";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** Nothing for anybody but the owner of a point that people may be sent to. */
export const findPosterPoint = (db: Db, userId: string, pointId: string) =>
  db
    .selectFrom("points as p")
    .innerJoin("point_members as m", "m.point_id", "p.id")
    .innerJoin("communes as c", "c.code", "p.commune_code")
    .select([
      "p.id",
      "p.name",
      "p.address",
      "p.hours",
      "c.name_fr as communeFr",
      "c.name_ar as communeAr",
      sql<Material[]>`(select coalesce(json_agg(s.material order by s.material), '[]')
        from point_stock s where s.point_id = p.id and s.accepted)`.as("materials"),
    ])
    .where("p.id", "=", pointId)
    .where("p.status", "=", "active")
    .where("m.user_id", "=", userId)
    .where("m.membership", "=", "owner")
    .where("m.removed_at", "is", null)
    .executeTakeFirst();
