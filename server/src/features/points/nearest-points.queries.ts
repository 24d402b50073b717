import type { Clock } from "@app/database/clock";
import type { Connection, Db } from "@app/database/connect";
import { sql } from "kysely";
import { countPoints, matchingPoints, type Position, withPlaces } from "./public-points.queries.ts";

/** Where somebody stands, and which of the nearest are asked for. */
export interface AskedNearest {
  position: Position;
  page: number;
  limit: number;
}

const here = sql`st_setsrid(st_makepoint(h.lng, h.lat), 4326)::geography`;
const away = sql<number>`p.location::geography <-> ${here}`;

/** Of all positions at once: each comes off the index by itself, and knows the place of its question. */
const nearestOfAll = (db: Db, clock: Clock, asked: readonly AskedNearest[]) => {
  const column = (pick: (one: AskedNearest) => number): number[] => asked.map(pick);
  const ofPage = matchingPoints(db, clock, { withoutFull: true })
    .orderBy(away)
    .limit(sql<number>`h.most`)
    .offset(sql<number>`h.before`);
  const nearest = withPlaces(db, clock, ofPage).select([
    sql<number>`round(st_distance(p.location::geography, ${here}))::int`.as("distanceMeters"),
    away.as("away"),
  ]);
  return db
    .selectFrom(
      sql<{ place: number }>`unnest(${column(({ position }) => position.lng)}::float8[],
        ${column(({ position }) => position.lat)}::float8[],
        ${column(({ limit }) => limit)}::int[],
        ${column(({ page, limit }) => (page - 1) * limit)}::int[])
        with ordinality`.as<"h">(sql`h (lng, lat, most, before, place)`),
    )
    .innerJoinLateral(nearest.as("n"), (join) => join.onTrue())
    .select(sql<number>`h.place::int`.as("place"))
    .selectAll("n")
    .orderBy("h.place")
    .orderBy("n.away")
    .orderBy("n.id");
};

type Found = Awaited<ReturnType<ReturnType<typeof nearestOfAll>["execute"]>>[number];

export interface Nearest {
  points: Found[];
  total: number;
}

/** One statement for all who ask, kept as a plan, and one count: it is the same for each of them. */
export const findNearest = async (
  { db, pool }: Pick<Connection, "db" | "pool">,
  clock: Clock,
  asked: readonly AskedNearest[],
): Promise<Nearest[]> => {
  const { sql: text, parameters } = nearestOfAll(db, clock, asked).compile();
  const [{ rows }, total] = await Promise.all([
    pool.query<Found>({ name: "nearest_points", text, values: [...parameters] }),
    countPoints(db, clock, { withoutFull: true }),
  ]);
  const answers = asked.map((): Nearest => ({ points: [], total }));
  for (const row of rows) answers[row.place - 1]?.points.push(row);
  return answers;
};
