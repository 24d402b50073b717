import { randomUUID, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../connect.ts";

export interface CampaignOverrides {
  brandId: string;
  state?: "draft" | "asked" | "running";
  name?: string;
  bonusPercent?: number;
  /** In centimes, and as many hundredths of a token. */
  centimes?: number;
}

/** A brand's campaign for everything, from yesterday to next month; running, it is paid and filled. */
export const buildCampaign = async (db: Db, overrides: CampaignOverrides): Promise<string> => {
  const id = randomUUIDv7();
  const { state = "running", name = "Bottles of spring", centimes = 1_000_000 } = overrides;
  await sql`insert into campaigns (id, brand_id, name, valid, bonus_percent, centimes, tokens, created_at)
    values (${id}, ${overrides.brandId}, ${name},
      tstzrange(now() - interval '1 day', now() + interval '30 days'),
      ${overrides.bonusPercent ?? 20}, ${centimes}, ${centimes}, now())`.execute(db);
  if (state === "draft") return id;
  await sql`update campaigns set state = 'asked', asked_at = now() where id = ${id}`.execute(db);
  if (state === "asked") return id;
  const { rows } = await sql<{ outcome: string }>`
    select confirm_campaign(null, ${randomUUID()}, ${randomUUID()}, ${randomUUIDv7()}, ${id},
      ${centimes}, 'For a test') as outcome`.execute(db);
  if (rows[0]?.outcome !== "filled") throw new Error(`not confirmed: ${rows[0]?.outcome}`);
  return id;
};
