import type { CampaignInput, CampaignState } from "@app/contract/campaigns";
import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

const country = sql.lit("Africa/Algiers");

/** From the first moment of the first day to the last of the last, as the country counts them. */
const validOf = ({ firstDay, lastDay }: CampaignInput): RawBuilder<string> =>
  sql<string>`tstzrange(${firstDay}::date::timestamp at time zone ${country},
    (${lastDay}::date + 1)::timestamp at time zone ${country})`;

/** In hundredths, by the price of today. */
const tokensOf = (clock: Clock, { centimes }: CampaignInput): RawBuilder<number> =>
  sql<number>`(select ${centimes}::bigint * 100 / p.centimes_per_token from campaign_prices p
    where p.valid @> ${sqlNow(clock)})`;

const columnsOf = (clock: Clock, input: CampaignInput) => ({
  name: input.name,
  materials: sql<Material[] | null>`${input.materials}::material[]`,
  wilayas: sql<number[] | null>`${input.wilayas}::smallint[]`,
  valid: validOf(input),
  bonus_percent: input.bonusPercent,
  centimes: input.centimes,
  tokens: tokensOf(clock, input),
});

/** Before the nightly look a campaign is over all the same when its last day is. */
const stateNow = (clock: Clock): RawBuilder<CampaignState> =>
  sql<CampaignState>`case when c.state = 'running' and upper(c.valid) <= ${sqlNow(clock)}
    then 'ended' else c.state end`;

const described = (db: Db) =>
  db
    .selectFrom("campaigns as c")
    .select([
      "c.id",
      "c.name",
      sql<Material[] | null>`to_json(c.materials)`.as("materials"),
      sql<number[] | null>`to_json(c.wilayas)`.as("wilayas"),
      sql<string>`(lower(c.valid) at time zone ${country})::date::text`.as("firstDay"),
      sql<string>`((upper(c.valid) - interval '1 millisecond') at time zone ${country})::date::text`.as(
        "lastDay",
      ),
      "c.bonus_percent as bonusPercent",
      "c.centimes",
      "c.tokens",
      "c.asked_at as askedAt",
    ]);

export const findCampaigns = (db: Db, clock: Clock, brandId: string) =>
  described(db)
    .select([
      stateNow(clock).as("state"),
      "c.refusal",
      "c.deposits",
      "c.grams",
      "c.bonus_tokens as bonusTokens",
      sql<Date | null>`coalesce(c.ended_at, case when ${stateNow(clock)} = 'ended'
        then upper(c.valid) end)`.as("endedAt"),
      sql<number>`(select coalesce(sum(a.balance), 0)::bigint from accounts a
        where a.owner_id = c.budget_id and a.kind = 'budget')`.as("left"),
      sql<number>`(select coalesce(sum(f.amount), 0)::bigint from budget_fillings f
        where f.budget_id = c.budget_id)`.as("filled"),
    ])
    .where("c.brand_id", "=", brandId)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .execute();

export const findAsked = (db: Db, most: number) =>
  described(db)
    .innerJoin("brands as b", "b.id", "c.brand_id")
    .select(["b.id as brandId", "b.name as brand"])
    .where("c.state", "=", "asked")
    .orderBy("c.asked_at")
    .limit(most)
    .execute();

/** So that two drafts at once do not both pass the limit. */
export const countCampaigns = async (trx: Trx, brandId: string): Promise<number> => {
  await trx.selectFrom("brands").select("id").where("id", "=", brandId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom("campaigns")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("brand_id", "=", brandId)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertDraft = async (
  trx: Trx,
  clock: Clock,
  { id, brandId, input }: { id: string; brandId: string; input: CampaignInput },
): Promise<void> => {
  await trx
    .insertInto("campaigns")
    .values({ id, brand_id: brandId, created_at: sqlNow(clock), ...columnsOf(clock, input) })
    .execute();
};

export interface LockedCampaign {
  brandId: string;
  state: CampaignState;
  centimes: number;
  isOver: boolean;
}

/** Nobody else changes it until the transaction is over. */
export const lockCampaign = (
  trx: Trx,
  clock: Clock,
  id: string,
): Promise<LockedCampaign | undefined> =>
  trx
    .selectFrom("campaigns")
    .select([
      "brand_id as brandId",
      "state",
      "centimes",
      sql<boolean>`upper(valid) <= ${sqlNow(clock)}`.as("isOver"),
    ])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateDraft = async (
  trx: Trx,
  clock: Clock,
  id: string,
  input: CampaignInput,
): Promise<void> => {
  await trx.updateTable("campaigns").set(columnsOf(clock, input)).where("id", "=", id).execute();
};

export const deleteDraft = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom("campaigns").where("id", "=", id).execute();
};

export const setAsked = async (
  trx: Trx,
  clock: Clock,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  await trx
    .updateTable("campaigns")
    .set({ state: "asked", asked_by: userId, asked_at: sqlNow(clock), refusal: null })
    .where("id", "=", id)
    .execute();
};

export const setRefused = async (trx: Trx, id: string, note: string): Promise<void> => {
  await trx
    .updateTable("campaigns")
    .set({ state: "draft", refusal: note })
    .where("id", "=", id)
    .execute();
};
