import type { RewardStatus, RewardTerms } from "@app/contract/reward-desk";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

const selectRewards = (db: Db) =>
  db.selectFrom("rewards as r").select([
    "r.id",
    "r.partner_id as partnerId",
    "r.kind",
    "r.category",
    "r.status",
    "r.name",
    "r.description",
    "r.picture",
    "r.price",
    "r.stock",
    "r.most_per_person as mostPerPerson",
    "r.limit_days as limitDays",
    "r.partner_centimes as partnerCentimes",
    "r.credit_dinars as creditDinars",
    sql<number>`(select count(*)::int from vouchers v
        where v.reward_id = r.id and v.status = 'ready')`.as("waiting"),
  ]);

export const findDeskRewards = (db: Db, after: string | undefined, most: number) =>
  selectRewards(db)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.created_at, r.id)
          < (select l.created_at, l.id from rewards l where l.id = ${after})`,
      ),
    )
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(most)
    .execute();

/** Nobody exchanges while its words are looked at. */
export const lockReward = async (trx: Trx, id: string) => {
  await trx.selectFrom("rewards").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  return selectRewards(trx).where("r.id", "=", id).executeTakeFirst();
};
export type FoundReward = NonNullable<Awaited<ReturnType<typeof lockReward>>>;

export const hasPartner = async (db: Db | Trx, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom("partners").select("id").where("id", "=", id).executeTakeFirst());

const columnsOf = (terms: RewardTerms) => ({
  partner_id: terms.partnerId,
  category: terms.category,
  name: JSON.stringify(terms.name),
  description: JSON.stringify(terms.description),
  price: terms.price,
  most_per_person: terms.mostPerPerson,
  limit_days: terms.limitDays,
  partner_centimes: terms.partnerCentimes,
});

export const insertReward = async (
  trx: Trx,
  clock: Clock,
  id: string,
  terms: RewardTerms,
): Promise<void> => {
  await trx
    .insertInto("rewards")
    .values({
      id,
      kind: terms.kind,
      credit_dinars: terms.creditDinars,
      created_at: sqlNow(clock),
      ...columnsOf(terms),
    })
    .execute();
};

export const updateReward = async (trx: Trx, id: string, terms: RewardTerms): Promise<void> => {
  await trx.updateTable("rewards").set(columnsOf(terms)).where("id", "=", id).execute();
};

export const setStatus = async (trx: Trx, id: string, status: RewardStatus): Promise<void> => {
  await trx.updateTable("rewards").set({ status }).where("id", "=", id).execute();
};

export const setPicture = async (
  trx: Trx,
  id: string,
  picture: string | null,
): Promise<boolean> => {
  const result = await trx
    .updateTable("rewards")
    .set({ picture })
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const callSetStock = async (
  trx: Trx,
  id: string,
  expected: number | null,
  stock: number | null,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select set_reward_stock(${id}, ${expected}, ${stock}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};

const mostPartners = 500;

export const findPartners = (db: Db) =>
  db
    .selectFrom("partners")
    .select([
      "id",
      "name",
      "is_active as isActive",
      sql<boolean>`point_id is not null`.as("isPoint"),
    ])
    .orderBy(sql`name ->> 'en'`)
    .orderBy("id")
    .limit(mostPartners)
    .execute();

export const putPartner = async (
  trx: Trx,
  id: string,
  name: object,
  isActive: boolean,
): Promise<void> => {
  const state = { name: JSON.stringify(name), is_active: isActive };
  await trx
    .insertInto("partners")
    .values({ id, ...state })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(state))
    .execute();
};
