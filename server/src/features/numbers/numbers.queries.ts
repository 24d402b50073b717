import type { BodyOf } from "@app/contract/endpoint";
import type { LimitName } from "@app/contract/limits";
import type { addEmissionFactor, DatedRate } from "@app/contract/numbers";
import type { EmissionFactor } from "@app/contract/reports";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** More than a number is changed in years. */
const mostShown = 500;

export const findNow = async (db: Db, clock: Clock): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select ${sqlNow(clock)} as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
};

export const findAllRates = (db: Db) =>
  db
    .selectFrom("rates")
    .select([
      "material",
      "per_kilogram as perKilogram",
      "star_bonus_percent as starBonusPercent",
      sql<Date>`lower(valid)`.as("validFrom"),
      "reason",
    ])
    .orderBy(sql`lower(valid)`, "desc")
    .orderBy("id")
    .limit(mostShown)
    .execute() satisfies Promise<(Omit<DatedRate, "validFrom"> & { validFrom: Date })[]>;

export const findAllFactors = async (db: Db): Promise<EmissionFactor[]> =>
  (
    await sql<EmissionFactor>`
      select material, valid_from::text as "validFrom", grams_per_kilogram as value, low, high,
        source, year, range_source as "rangeSource"
      from emission_factors order by valid_from desc, material limit ${mostShown}`.execute(db)
  ).rows;

export const findAllLimits = (db: Db) =>
  db
    .selectFrom("limits")
    .select(["name", "value", "valid_from as validFrom", "reason"])
    .orderBy("valid_from", "desc")
    .orderBy("name")
    .limit(mostShown)
    .execute();

export interface NewLimit {
  name: LimitName;
  value: number;
  day: string;
  reason: string;
}

export const callSetLimit = async (
  trx: Trx,
  clock: Clock,
  { name, value, day, reason }: NewLimit,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select publish_limit(${clock.fixed()}, ${name}, ${value}, ${day}, ${reason}) as outcome`.execute(
    trx,
  );
  return rows[0]?.outcome ?? "internal";
};

export const callAddFactor = async (
  trx: Trx,
  clock: Clock,
  factor: BodyOf<typeof addEmissionFactor>,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select add_emission_factor(${clock.fixed()}, ${factor.material}::material, ${factor.validFrom},
      ${factor.value}, ${factor.low}, ${factor.high}, ${factor.source}, ${factor.year}::smallint,
      ${factor.rangeSource}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};
