import type { Hours } from "@app/contract/hours";
import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import type { SeedPoint } from "./data/points.ts";

export interface PlacedPoint {
  id: string;
  ownerId: string;
  data: SeedPoint;
}

/** A long break for the prayer on Friday, as everywhere. */
const hoursOf = ({ opensAt, closesAt }: SeedPoint): Hours => {
  const usual: Hours[keyof Hours] = [[opensAt, closesAt]];
  return {
    sat: usual,
    sun: usual,
    mon: usual,
    tue: usual,
    wed: usual,
    thu: usual,
    fri: [["15:00", closesAt > "15:00" ? closesAt : "18:00"]],
  };
};

const kilogramsPerSquareMeter = 40;

const phoneOf = (index: number): string => `+21366100${String(index).padStart(4, "0")}`;

export const insertPoints = async (
  db: Db,
  points: readonly PlacedPoint[],
  createdAt: Date,
  status: "active" | "pending" = "active",
): Promise<void> => {
  await db
    .insertInto("points")
    .values(
      points.map(({ id, data }, index) => ({
        id,
        name: JSON.stringify(data.name),
        kind: data.kind,
        status,
        commune_code: data.communeCode,
        address: JSON.stringify(data.address),
        location: sql<string>`st_setsrid(st_makepoint(${data.longitude}, ${data.latitude}), 4326)`,
        capacity_grams: data.capacityKg * 1000,
        accepts_bags_left: data.acceptsBagsLeft,
        hours: JSON.stringify(hoursOf(data)),
        phone: phoneOf(index),
        storage_square_meters: Math.ceil(data.capacityKg / kilogramsPerSquareMeter),
        scale_kilograms: 60,
        submitted_at: createdAt,
        approved_at: status === "active" ? createdAt : null,
        created_at: createdAt,
      })),
    )
    .execute();
  await db
    .insertInto("point_stock")
    .values(
      points.flatMap(({ id, data }) =>
        data.materials.map((material) => ({ point_id: id, material })),
      ),
    )
    .execute();
  await db
    .insertInto("point_members")
    .values(
      points.map(({ id, ownerId }) => ({
        point_id: id,
        user_id: ownerId,
        membership: "owner" as const,
        created_at: createdAt,
      })),
    )
    .execute();
  await passCourse(
    db,
    points.map(({ ownerId }) => ownerId),
    createdAt,
  );
};

/** Whoever stands at a counter here has taken the course. */
const passCourse = async (db: Db, userIds: readonly string[], passedAt: Date): Promise<void> => {
  await db
    .insertInto("counter_passes")
    .values(userIds.map((userId) => ({ user_id: userId, passed_at: passedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const addCollaborator = async (
  db: Db,
  { id }: PlacedPoint,
  userId: string,
): Promise<void> => {
  await db
    .insertInto("point_members")
    .values({ point_id: id, user_id: userId, membership: "collaborator" })
    .execute();
  await passCourse(db, [userId], new Date());
};
