import type { Db } from "../src/connect.ts";
import { demoBrand, demoOrganisation } from "./accounts.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";

const dayMilliseconds = 24 * 3600 * 1000;

/** The brand of the demos with what it wants to bring back until the end of next year, and an invitation. */
const insertBrand = async (
  db: Db,
  random: Random,
  { id: userId, createdAt }: Person,
  until: Date,
): Promise<void> => {
  const brandId = random.idAt(createdAt);
  const year = until.getUTCFullYear() + 1;
  await db
    .insertInto("brands")
    .values({ id: brandId, kind: "brand", name: demoBrand.name, created_at: createdAt })
    .execute();
  await db
    .insertInto("brand_members")
    .values({ brand_id: brandId, user_id: userId, created_at: createdAt })
    .execute();
  await db
    .insertInto("brand_companies")
    .values({
      brand_id: brandId,
      review: "approved",
      ...demoBrand.company,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  await db
    .insertInto("brand_goals")
    .values(
      [
        { material: "pet" as const, grams: 20_000_000 },
        { material: "pehd" as const, grams: 6_000_000 },
      ].map((goal) => ({
        id: random.idAt(createdAt),
        brand_id: brandId,
        due_on: `${year}-12-31`,
        created_at: createdAt,
        ...goal,
      })),
    )
    .execute();
  await db
    .insertInto("brand_invitations")
    .values({
      code: demoBrand.invitation,
      brand_id: brandId,
      created_at: until,
      expires_at: new Date(until.getTime() + 365 * dayMilliseconds),
    })
    .execute();
};

/** The office shares the password of the demos. */
const insertOrganisation = async (
  db: Db,
  random: Random,
  { passwordHash, createdAt }: Person,
  communeCode: number,
): Promise<void> => {
  await db
    .insertInto("organisations")
    .values({
      id: random.idAt(createdAt),
      kind: "office",
      name: demoOrganisation.name,
      contact_name: demoOrganisation.contactName,
      email: demoOrganisation.email,
      email_verified_at: createdAt,
      password_hash: passwordHash ?? "",
      commune_code: communeCode,
      locale: "fr",
      created_at: createdAt,
    })
    .execute();
};

export const insertCompanies = async (
  db: Db,
  random: Random,
  member: Person,
  communeCode: number,
  until: Date,
): Promise<void> => {
  await insertBrand(db, random, member, until);
  await insertOrganisation(db, random, member, communeCode);
};
