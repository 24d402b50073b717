import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { connect, type Db, type Trx } from "../connect.ts";

export interface CustodyOverrides {
  id?: string;
  kind?: string;
  subjectId?: string;
  at?: Date;
  content?: Record<string, unknown>;
}

/** A custody event as its writers leave it: waiting for its place. */
export const buildCustodyEvent = async (
  db: Db,
  overrides: CustodyOverrides = {},
): Promise<{ id: string; subjectId: string }> => {
  const { id = randomUUID(), subjectId = randomUUID(), kind = "deposit_recorded" } = overrides;
  const { at = new Date(), content = { material: "pet", grams: 1250 } } = overrides;
  await sql`select add_custody_event(${id}, ${kind}::custody_kind, ${subjectId}, ${at},
    ${JSON.stringify(content)}::jsonb)`.execute(db);
  return { id, subjectId };
};

/** What only the owner of the tables can do, and only with the guards taken off. */
export const tamperWithCustody = async (
  ownerUrl: string,
  change: (trx: Trx) => Promise<unknown>,
): Promise<void> => {
  const owner = connect(ownerUrl, { max: 1 });
  await owner.db.transaction().execute(async (trx) => {
    await sql`alter table custody_events disable trigger no_change`.execute(trx);
    await sql`alter table custody_leaves disable trigger no_change`.execute(trx);
    await change(trx);
    await sql`alter table custody_events enable trigger no_change`.execute(trx);
    await sql`alter table custody_leaves enable trigger no_change`.execute(trx);
  });
  await owner.close();
};

/** Other bytes in the place of those that were sealed. */
export const changeCustodyContent = (
  ownerUrl: string,
  subjectId: string,
  [from, to]: readonly [string, string],
): Promise<void> =>
  tamperWithCustody(ownerUrl, (trx) =>
    sql`update custody_events set content = replace(content, ${from}, ${to})
      where subject_id = ${subjectId}`.execute(trx),
  );
