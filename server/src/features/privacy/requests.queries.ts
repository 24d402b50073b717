import type { DataRequest, listDataRequests } from "@app/contract/privacy-desk";
import type { QueryOf } from "@app/contract/endpoint";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import { lateHours } from "./privacy.rules.ts";

type Filter = QueryOf<typeof listDataRequests>;

const inState = (state: DataRequest["state"], now: RawBuilder<unknown>): RawBuilder<boolean> => {
  const isLate = sql`r.due_at <= ${now} - make_interval(hours => ${lateHours})`;
  const isOpen = sql`r.done_at is null and r.withdrawn_at is null`;
  return {
    waiting: sql<boolean>`${isOpen} and not ${isLate}`,
    late: sql<boolean>`${isOpen} and ${isLate}`,
    done: sql<boolean>`r.done_at is not null`,
    withdrawn: sql<boolean>`r.withdrawn_at is not null`,
  }[state];
};

export const findRequests = (db: Db, clock: Clock, { state, after }: Filter, most: number) =>
  db
    .selectFrom("data_requests as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select([
      "r.id",
      sql<DataRequest["kind"]>`r.kind`.as("kind"),
      "r.user_id as userId",
      "r.asked_at as askedAt",
      "r.due_at as dueAt",
      "r.done_at as doneAt",
      "r.withdrawn_at as withdrawnAt",
      sql<string | null>`case when u.status <> 'erased' then u.code end`.as("code"),
      sqlNow(clock).as("now"),
    ])
    .$if(state !== undefined, (query) => query.where(inState(state ?? "done", sqlNow(clock))))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.asked_at, r.id) <
          (select l.asked_at, l.id from data_requests l where l.id = ${after})`,
      ),
    )
    .orderBy("r.asked_at", "desc")
    .orderBy("r.id", "desc")
    .limit(most)
    .execute();
