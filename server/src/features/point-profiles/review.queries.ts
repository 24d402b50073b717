import type { Material } from "@app/contract/materials";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** What somebody who lets a point open has to know. */
export const findReviewed = (db: Db, id: string) =>
  db
    .selectFrom("points as p")
    .leftJoin("point_papers as l", "l.point_id", "p.id")
    .select([
      "p.kind",
      sql<string>`p.address ->> 'fr'`.as("address"),
      "p.phone",
      "p.storage_square_meters as squareMeters",
      "p.scale_kilograms as scaleKilograms",
      "p.submitted_at as submittedAt",
      "l.register_number as registerNumber",
      "l.tax_number as taxNumber",
      sql<string>`round(st_y(p.location)::numeric, 5) || ', ' || round(st_x(p.location)::numeric, 5)`.as(
        "pin",
      ),
      sql<Material[]>`(select coalesce(json_agg(s.material order by s.material), '[]')
        from point_stock s where s.point_id = p.id and s.accepted)`.as("materials"),
    ])
    .where("p.id", "=", id)
    .executeTakeFirst();
