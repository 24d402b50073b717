import { randomInt, randomUUID, randomUUIDv7 } from "node:crypto";
import { makeCode } from "@app/contract/public-code";
import { schoolYearOf } from "@app/contract/school-year";
import type { Db } from "../connect.ts";
import { buildOrganisation } from "./builders.ts";

interface SchoolOverrides {
  name?: string;
  /** Whether the team said yes to its request; else it sent none. */
  isAccepted?: boolean;
  isInLeague?: boolean;
}

const acceptApplication = async (db: Db, name: string, email: string): Promise<void> => {
  const [id, at] = [randomUUID(), new Date()];
  const commune = await db
    .selectFrom("communes")
    .select("code")
    .orderBy("code")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("school_applications")
    .values({
      id,
      school_name: name,
      level: "middle",
      sector: "public",
      commune_code: commune.code,
      classes: 12,
      pupils: 380,
      teacher_name: "Samira Haddad",
      role: "teacher",
      phone: "+213550123456",
      email,
      months: [10],
      yard: "yes",
      message: "",
      locale: "fr",
      created_at: at,
    })
    .execute();
  await db
    .insertInto("tasks")
    .values({
      id: randomUUIDv7(),
      kind: "school",
      subject_id: id,
      data: "{}",
      created_at: at,
      due_at: at,
      decided_at: at,
      decision: "scheduled",
    })
    .execute();
};

/** A school with an account of its own, by its id. */
export const buildSchool = async (
  db: Db,
  { name = "CEM Ibn Badis", isAccepted = true, isInLeague = false }: SchoolOverrides = {},
): Promise<string> => {
  const email = `${randomUUID()}@example.com`;
  const id = await buildOrganisation(db, { email });
  await db
    .updateTable("organisations")
    .set({ kind: "school", name })
    .where("id", "=", id)
    .execute();
  if (isAccepted) await acceptApplication(db, name, email);
  if (isInLeague) {
    await db
      .insertInto("league_schools")
      .values({ organisation_id: id, joined_at: new Date() })
      .execute();
  }
  return id;
};

interface ClassOverrides {
  name?: string;
  pupils?: number;
  year?: number;
  tries?: number;
  passed?: number;
}

const thisYear = (): number => schoolYearOf(new Date().toISOString().slice(0, 10));

/** One of its classes, with what was counted for it. */
export const buildClass = async (
  db: Db,
  organisationId: string,
  overrides: ClassOverrides = {},
): Promise<{ id: string; code: string }> => {
  const { name = "4AM 2", pupils = 30, year = thisYear(), tries = 0, passed = 0 } = overrides;
  const [id, code] = [randomUUIDv7(), makeCode((below) => randomInt(below))];
  await db
    .insertInto("school_classes")
    .values({
      id,
      organisation_id: organisationId,
      school_year: year,
      name,
      level: "middle",
      pupils,
      code,
      tries,
      passed,
      score_sum: passed * 9 + (tries - passed) * 5,
      league_tries: tries,
      league_passed: passed,
      created_at: new Date(),
    })
    .execute();
  return { id, code };
};
