import type { PersonState } from "@app/contract/people";
import type { Role } from "@app/contract/roles";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface FoundPerson {
  id: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  email: string | null;
  code: string;
  roles: Role[];
  wilaya: number | null;
  tokens: number;
  seenAt: Date | null;
  joinedAt: Date;
  state: PersonState;
}

/** What a row of the table shows of each, in the order of the ids. */
export const readPeople = async (
  db: Db,
  clock: Clock,
  ids: readonly string[],
): Promise<FoundPerson[]> => {
  const { rows } = await sql<FoundPerson>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.phone, u.email, u.code,
      array(select r.role::text from user_roles r where r.user_id = u.id order by r.role) as roles,
      (select w.wilaya_code from citizen_profiles c
        join commune_wilayas w on w.commune_code = c.commune_code
          and w.valid @> (${sqlNow(clock)} at time zone 'Africa/Algiers')::date
        where c.user_id = u.id limit 1) as wilaya,
      coalesce((select a.balance from accounts a where a.id = u.id), 0) as tokens,
      (select max(s.last_used_at) from sessions s where s.user_id = u.id) as "seenAt",
      u.created_at as "joinedAt",
      case when u.status = 'suspended' then 'suspended'
        when exists (select from transporter_profiles p
            where p.user_id = u.id and p.status = 'pending')
          or exists (select from point_members m join points p on p.id = m.point_id
            where m.user_id = u.id and m.membership = 'owner' and m.removed_at is null
              and p.status = 'pending')
          or exists (select from brand_members m join brand_companies c on c.brand_id = m.brand_id
            where m.user_id = u.id and m.removed_at is null and c.review = 'pending')
          then 'file_to_check'
        when u.phone_verified_at is null and u.email_verified_at is null then 'unconfirmed'
        else 'active' end as state
    from unnest(${ids}::uuid[]) with ordinality as i (id, place)
    join users u on u.id = i.id and u.status <> 'erased'
    order by i.place`.execute(db);
  return rows;
};

export interface FoundDetails {
  phoneConfirmed: boolean;
  emailConfirmed: boolean;
  locale: string;
  erasureDueAt: Date | null;
  isAdmin: boolean;
  point: string | null;
  transporter: string | null;
  brand: string | null;
}

/** What only somebody's own page shows. */
export const readDetails = async (db: Db, id: string): Promise<FoundDetails | undefined> => {
  const { rows } = await sql<FoundDetails>`
    select u.phone_verified_at is not null as "phoneConfirmed",
      u.email_verified_at is not null as "emailConfirmed", u.locale,
      u.erasure_due_at as "erasureDueAt", u.is_admin as "isAdmin",
      (select p.status::text from point_members m join points p on p.id = m.point_id
        where m.user_id = u.id and m.membership = 'owner' and m.removed_at is null
        order by p.id desc limit 1) as point,
      (select p.status::text from transporter_profiles p where p.user_id = u.id) as transporter,
      (select c.review::text from brand_members m join brand_companies c on c.brand_id = m.brand_id
        where m.user_id = u.id and m.removed_at is null limit 1) as brand
    from users u where u.id = ${id} and u.status <> 'erased'`.execute(db);
  return rows[0];
};

const mostShown = 50;

export const readDevices = (db: Db, clock: Clock, id: string) =>
  db
    .selectFrom("sessions")
    .select(["id", "label", "created_at as signedInAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", id)
    .where("revoked_at", "is", null)
    .where("refresh_expires_at", ">", sqlNow(clock))
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(mostShown)
    .execute();

export const readNotes = (db: Db, id: string) =>
  db
    .selectFrom("person_notes as n")
    .innerJoin("users as w", "w.id", "n.written_by")
    .select(["n.id", "n.at", "n.text", "w.first_name as firstName", "w.last_name as lastName"])
    .where("n.user_id", "=", id)
    .orderBy("n.at", "desc")
    .orderBy("n.id", "desc")
    .limit(mostShown)
    .execute();

export const readWaiting = (db: Db, id: string) =>
  db
    .selectFrom("balance_corrections")
    .select(["id", "tokens"])
    .where("user_id", "=", id)
    .where("state", "=", "asked")
    .orderBy("id")
    .limit(mostShown)
    .execute();
