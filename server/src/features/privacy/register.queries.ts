import type { Processing, ProcessingInput } from "@app/contract/privacy-desk";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

type InThree = ProcessingInput["purpose"];

/** In the order they were written in. */
export const findProcessings = async (db: Db): Promise<Processing[]> => {
  const rows = await db
    .selectFrom("processings")
    .select([
      "id",
      sql<InThree>`purpose`.as("purpose"),
      sql<InThree>`data`.as("data"),
      sql<ProcessingInput["basis"]>`basis`.as("basis"),
      sql<InThree>`retention`.as("retention"),
      sql<InThree>`recipients`.as("recipients"),
      sql<InThree | null>`transfer`.as("transfer"),
      sql<boolean>`ended_at is not null`.as("isEnded"),
      "version",
      "changed_at as changedAt",
    ])
    .orderBy("place")
    .execute();
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }));
};

export const countProcessings = async (trx: Trx): Promise<number> => {
  const { count } = await trx
    .selectFrom("processings")
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

const columnsOf = (input: ProcessingInput) => ({
  purpose: JSON.stringify(input.purpose),
  data: JSON.stringify(input.data),
  basis: input.basis,
  retention: JSON.stringify(input.retention),
  recipients: JSON.stringify(input.recipients),
  transfer: input.transfer && JSON.stringify(input.transfer),
});

/** False when there is one under that id. */
export const insertProcessing = async (
  trx: Trx,
  clock: Clock,
  id: string,
  input: ProcessingInput,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("processings")
    .values({
      id,
      ...columnsOf(input),
      changed_at: sqlNow(clock),
      ended_at: input.isEnded ? sqlNow(clock) : null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** False when it is no longer what was read. */
export const updateProcessing = async (
  trx: Trx,
  clock: Clock,
  { id, version }: { id: string; version: number },
  input: ProcessingInput,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("processings")
    .set({
      ...columnsOf(input),
      version: version + 1,
      changed_at: sqlNow(clock),
      ended_at: input.isEnded ? sql`coalesce(ended_at, ${sqlNow(clock)})` : null,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
