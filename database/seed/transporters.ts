import { hash } from "@node-rs/argon2";
import { makeBadgeCode } from "@app/contract/badge-code";
import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import { demoPassword, waitingDriver } from "./accounts.ts";
import { createCodes, insertPeople, type Person } from "./people.ts";
import { createRandom, type Random } from "./random.ts";

const day = 24 * 3600 * 1000;

interface SeedDriver {
  userId: string;
  firstName: string;
  lastName: string;
  otherFirstName: string;
  otherLastName: string;
  status: "active" | "pending";
  vehicles: readonly { plate: string; kind: string; kilograms: number; liters: number }[];
  wilayas: readonly number[];
  at: Date;
}

/** "2027-11-15": so many days after the seed was sown. */
const dayAfter = (from: Date, days: number): string =>
  new Date(from.getTime() + days * day).toISOString().slice(0, 10);

const insertDriver = async (db: Db, random: Random, driver: SeedDriver): Promise<void> => {
  const { userId, at, firstName, lastName } = driver;
  await db
    .insertInto("transporter_profiles")
    .values({
      user_id: userId,
      username: `${firstName} ${lastName}`,
      status: driver.status,
      first_name: firstName,
      last_name: lastName,
      other_first_name: driver.otherFirstName,
      other_last_name: driver.otherLastName,
      licence_number: "160204517",
      licence_category: "B",
      licence_until: dayAfter(at, 1400),
      wilayas: sql`${driver.wilayas}::smallint[]`,
      register_kind: "artisan",
      register_number: "16/00-0123456B20",
      register_until: dayAfter(at, 900),
      bank_account: "00799999002345678941",
      badge_code: makeBadgeCode(random.below),
      consented_at: at,
      submitted_at: at,
      ...(driver.status === "active" && { approved_at: at }),
      created_at: at,
    })
    .execute();
  await db
    .insertInto("vehicles")
    .values(
      driver.vehicles.map(({ plate, kind, kilograms, liters }, place) => ({
        id: random.idAt(at),
        user_id: userId,
        plate,
        kind,
        payload_grams: kilograms * 1000,
        volume_liters: liters,
        insurance_until: dayAfter(at, 200 + 100 * place),
        place,
        created_at: at,
      })),
    )
    .execute();
};

/**
 * The demo transporter with two vehicles, and one who waits for the back office. By chances of their
 * own: the rest stays the same.
 */
export const insertTransporters = async (db: Db, known: Person, until: Date): Promise<void> => {
  const random = createRandom(215);
  await insertDriver(db, random, {
    userId: known.id,
    firstName: known.firstName,
    lastName: known.lastName,
    otherFirstName: "كريم",
    otherLastName: "زياني",
    status: "active",
    vehicles: [
      { plate: "204517-118-16", kind: "van", kilograms: 800, liters: 7500 },
      { plate: "031482-214-16", kind: "small_truck", kilograms: 2500, liters: 16_000 },
    ],
    wilayas: [16, 9, 35],
    at: until,
  });
  const { firstName, lastName, locale, phone, roles } = waitingDriver;
  const createdAt = new Date(until.getTime() - day);
  const id = random.idAt(createdAt);
  await insertPeople(db, [
    {
      id,
      firstName,
      lastName,
      locale,
      phone,
      roles,
      createdAt,
      code: createCodes(random)(),
      email: null,
      passwordHash: await hash(demoPassword),
    },
  ]);
  await insertDriver(db, random, {
    userId: id,
    firstName,
    lastName,
    otherFirstName: "Mourad",
    otherLastName: "Saidi",
    status: "pending",
    vehicles: [{ plate: "11873-316-09", kind: "pickup", kilograms: 900, liters: 3000 }],
    wilayas: [9],
    at: createdAt,
  });
  await db
    .insertInto("tasks")
    .values({
      id: random.idAt(createdAt),
      kind: "transporter_approval",
      subject_id: id,
      data: "{}",
      created_at: createdAt,
      due_at: new Date(createdAt.getTime() + 2 * day),
    })
    .execute();
};
