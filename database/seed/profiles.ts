import type { Db } from "../src/connect.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";

/** yasmine.b, yasmine.b2: as the sign-up proposes them. */
const createUsernames = () => {
  const counts = new Map<string, number>();
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return ({ firstName, lastName }: Person): string => {
    const base = `${letters(firstName).slice(0, 15)}.${letters(lastName).slice(0, 1)}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : base + count;
  };
};

export const insertCitizenProfiles = async (
  db: Db,
  random: Random,
  people: readonly Person[],
  communeCodes: readonly number[],
): Promise<void> => {
  const nextUsername = createUsernames();
  await db
    .insertInto("citizen_profiles")
    .values(
      people
        .filter(({ roles }) => roles.includes("citizen"))
        .map((person) => ({
          user_id: person.id,
          username: nextUsername(person),
          commune_code: random.pick(communeCodes),
          created_at: person.createdAt,
        })),
    )
    .execute();
};
