import type { LocalizedText } from "@app/contract/localized-text";
import type { Switchable } from "@app/contract/switches";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export const findSwitches = (db: Db) =>
  db
    .selectFrom("switches")
    .select([
      "feature",
      "is_off as isOff",
      "words",
      sql<string | null>`back_on::text`.as("backOn"),
      "changed_at as changedAt",
    ])
    .orderBy("feature")
    .execute();

export interface NewSwitch {
  feature: Switchable;
  isOff: boolean;
  words: LocalizedText;
  backOn: string | null;
}

export const putSwitch = async (
  trx: Trx,
  clock: Clock,
  { feature, isOff, words, backOn }: NewSwitch,
): Promise<void> => {
  const state = {
    is_off: isOff,
    words: JSON.stringify(words),
    back_on: backOn,
    changed_at: sqlNow(clock),
  };
  await trx
    .insertInto("switches")
    .values({ feature, ...state })
    .onConflict((conflict) => conflict.column("feature").doUpdateSet(state))
    .execute();
};
