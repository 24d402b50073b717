import { randomUUIDv7 } from "node:crypto";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { World } from "../chaos/world.ts";
import { publishRaw } from "./publish-raw.ts";

/** Who listens to deposits; a body nobody can read is set aside by each. */
const listeners = 7;

export interface Poison {
  name: string;
  id: string;
  /** By how many it has to be set aside. */
  asides: number;
}

const event = "deposit.recorded";

const insertNews = async (db: Db, subject: string, payload: object): Promise<string> => {
  const id = randomUUIDv7();
  await db
    .insertInto("outbox")
    .values({
      id,
      subject,
      payload: JSON.stringify(payload),
      trace_id: "poison",
      created_at: sql`now()`,
    })
    .execute();
  return id;
};

const aMegabyte = 1024 * 1024;
/** Less than NATS takes, more than anybody sends. */
const nearlyAMegabyte = aMegabyte - 4096;

/** What nobody can read: not JSON, of a version to come, and two that are far too long. */
export const poisonUnreadable = async (
  { admin, nats, name }: World,
  citizenId: string,
): Promise<Poison[]> => {
  const subject = `${event}.${citizenId}`;
  const badJson = randomUUIDv7();
  await publishRaw(nats.port, `${name}.events.${event}`, badJson, '{"depositId": ');
  const versioned = await insertNews(admin.db, subject, { schema: 99 });
  const long = await insertNews(admin.db, subject, { filler: "x".repeat(nearlyAMegabyte) });
  const tooLong = await insertNews(admin.db, subject, { filler: "x".repeat(aMegabyte) });
  return [
    { name: "not JSON", id: badJson, asides: listeners },
    { name: "unknown version", id: versioned, asides: listeners },
    { name: "nearly 1 MB", id: long, asides: listeners },
    { name: "more than NATS takes", id: tooLong, asides: 1 },
  ];
};

/**
 * From now on the custody log refuses this citizen's deposits, whatever is tried. A sequence counts the
 * tries: unlike everything else it is not undone with a failed transaction.
 */
export const poisonHandler = async (db: Db, citizenId: string): Promise<void> => {
  await sql`create sequence drill_tries`.execute(db);
  await sql`grant usage on sequence drill_tries to public`.execute(db);
  await sql`create table drill_refused as select ${citizenId}::uuid as citizen_id`.execute(db);
  await sql`grant select on drill_refused to public`.execute(db);
  await sql`create function drill_refuse() returns trigger language plpgsql as $$
    begin
      if exists (select from deposits join drill_refused using (citizen_id) where id = new.subject_id)
      then
        perform nextval('drill_tries');
        raise exception 'the drill refuses this event';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger drill_refuse before insert on custody_events
    for each row execute function drill_refuse()`.execute(db);
};

export const countTries = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select case when is_called then last_value else 0 end as n from drill_tries`.execute(db);
  return rows[0]?.n ?? 0;
};

export const mendHandler = async (db: Db): Promise<void> => {
  await sql`drop trigger drill_refuse on custody_events`.execute(db);
};

/** As ops/README.md says. */
export const replayDead = (db: Db, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const dead = await trx
      .deleteFrom("dead_events")
      .where("event_id", "=", id)
      .returning("consumer")
      .execute();
    await trx
      .deleteFrom("processed_events")
      .where("event_id", "=", id)
      .where(
        "consumer",
        "in",
        dead.map(({ consumer }) => consumer),
      )
      .execute();
    await trx
      .updateTable("outbox")
      .set({ published_at: null, settled_at: null })
      .where("id", "=", id)
      .execute();
  });
