import type {
  BrandContactInput,
  BrandDecision,
  BrandReview,
  IdentityInput,
  PackagingInput,
  SeatInput,
} from "@app/contract/brand-company";
import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";

const filled = [
  "legal_name as legalName",
  "rc",
  "nif",
  "sector",
  "wilaya_code as wilayaCode",
  "address",
  "contact_name as contactName",
  "contact_position as contactPosition",
  "contact_phone as contactPhone",
  "contact_email as contactEmail",
  "tonnage_kilograms as tonnageKilograms",
  "eco_jem as ecoJem",
] as const;

/** Whatever company the person works for: a brand before one that distributes. */
export const findOwnCompany = (db: Db, userId: string) =>
  db
    .selectFrom("brand_members as m")
    .innerJoin("brands as b", "b.id", "m.brand_id")
    .select(["b.id", "b.kind", "m.rank"])
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    .orderBy("b.kind")
    .orderBy("m.created_at")
    .limit(1)
    .executeTakeFirst();

export const findCompany = (db: Db, brandId: string) =>
  db
    .selectFrom("brand_companies")
    .select(["review", "note", ...filled])
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Without a name until somebody gives it one. */
export const insertBrand = async (
  trx: Trx,
  clock: Clock,
  { id, userId }: { id: string; userId: string },
): Promise<string> => {
  const created_at = sqlNow(clock);
  await trx.insertInto("brands").values({ id, kind: "brand", name: "", created_at }).execute();
  await trx
    .insertInto("brand_members")
    .values({ brand_id: id, user_id: userId, rank: "admin", created_at })
    .execute();
  return id;
};

/** The company's, until the brand chooses what citizens read. */
export const nameBrand = async (trx: Trx, id: string, name: string): Promise<void> => {
  await trx
    .updateTable("brands")
    .set({ name })
    .where("id", "=", id)
    .where("name", "=", "")
    .execute();
};

/** Made with the first block, and locked: of two who save at once the second waits. */
export const lockCompany = async (trx: Trx, clock: Clock, brandId: string): Promise<CompanyRow> => {
  const now = sqlNow(clock);
  await trx
    .insertInto("brand_companies")
    .values({ brand_id: brandId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("brand_companies")
    .select(["review", "note", ...filled])
    .where("brand_id", "=", brandId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
};

interface Columns {
  legal_name?: string;
  rc?: string;
  nif?: string;
  sector?: IdentityInput["sector"];
  wilaya_code?: number;
  address?: string;
  contact_name?: string;
  contact_position?: string;
  contact_phone?: string;
  contact_email?: string;
  tonnage_kilograms?: number;
  eco_jem?: boolean;
}

export const columnsOf = {
  identity: ({ legalName, registerNumber, taxNumber, sector }: IdentityInput): Columns => ({
    legal_name: legalName,
    rc: registerNumber,
    nif: taxNumber,
    sector,
  }),
  seat: ({ wilayaCode, address }: SeatInput): Columns => ({ wilaya_code: wilayaCode, address }),
  contact: ({ name, position, phone, email }: BrandContactInput): Columns => ({
    contact_name: name,
    contact_position: position,
    contact_phone: phone,
    contact_email: email,
  }),
  packaging: ({ kilograms, isEcoJem }: PackagingInput): Columns => ({
    tonnage_kilograms: kilograms,
    eco_jem: isEcoJem,
  }),
};

export const saveBlock = (trx: Trx, clock: Clock, brandId: string, columns: Columns) =>
  trx
    .updateTable("brand_companies")
    .set({ ...columns, updated_at: sqlNow(clock) })
    .where("brand_id", "=", brandId)
    .returning(["review", "note", ...filled])
    .executeTakeFirstOrThrow();

export const setReview = async (
  trx: Trx,
  brandId: string,
  review: BrandReview,
  note: string | null,
): Promise<void> => {
  await trx
    .updateTable("brand_companies")
    .set({ review, note })
    .where("brand_id", "=", brandId)
    .execute();
};

export const isWilaya = async (db: Db, code: number): Promise<boolean> =>
  Boolean(
    await db.selectFrom("wilayas").select("code").where("code", "=", code).executeTakeFirst(),
  );

export const lockReview = (trx: Trx, brandId: string) =>
  trx
    .selectFrom("brand_companies")
    .select("review")
    .where("brand_id", "=", brandId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Those who can act on it, and are known to read what is sent to them. */
export const findAdmins = async (db: Db, brandId: string) => {
  const rows = await db
    .selectFrom("brand_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email", "u.locale"])
    .where("m.brand_id", "=", brandId)
    .where("m.rank", "=", "admin")
    .where("m.removed_at", "is", null)
    .where("u.email_verified_at", "is not", null)
    .$narrowType<{ locale: Locale }>()
    .execute();
  return rows.flatMap(({ email, ...rest }) => (email ? [{ ...rest, email }] : []));
};

export type Decided = { decision: BrandDecision; note: string };
