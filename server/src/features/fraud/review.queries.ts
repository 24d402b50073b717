import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface ReviewedSignal {
  rule: string;
  score: number;
}

/** Deposits that somebody should look at, with what the rules saw. */
export const findReviewed = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("deposits as d")
    .select([
      "d.id",
      "d.point_id as pointId",
      "d.citizen_id as citizenId",
      "d.material",
      "d.grams",
      sql<number>`d.tokens::int`.as("tokens"),
      "d.occurred_at as occurredAt",
      "d.status",
      "d.identified_by as identifiedBy",
      sql<ReviewedSignal[]>`(select coalesce(json_agg(json_build_object('rule', s.rule,
        'score', s.score) order by s.score desc, s.rule), '[]') from deposit_signals s
        where s.deposit_id = d.id)`.as("signals"),
    ])
    .where("d.id", "in", ids)
    .execute();
