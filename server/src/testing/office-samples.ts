import { randomUUID, randomUUIDv7 } from "node:crypto";
import { consentVersions } from "@app/contract/consent";
import { addDays, isOfficeDay } from "@app/contract/office-calendar";
import type { OrderStatus } from "@app/contract/office-orders";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { World } from "./authorisation-world.ts";
import { forgeryProof } from "./forgery-proof.ts";

interface Sample {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  cookie?: string;
}

const contact = {
  contactName: "Lynda Amrane",
  contactPhone: "0550123456",
  invoice: {
    name: "Cabinet Amrane",
    address: "12, rue des Jardins",
    rc: "16/00-0123456",
    nif: "000116001234567",
  },
};

/** An order of sixty-four people on two floors, every Tuesday morning. */
export const officeOrderSample = {
  company: "Cabinet Amrane",
  pack: "team",
  people: 64,
  sites: [
    {
      name: "Siège",
      address: "12, rue des Jardins",
      communeCode: 1601,
      floors: [
        { name: "Accueil", people: 8, bins: 3 },
        { name: "1er étage", people: 56, bins: 6 },
      ],
    },
  ],
  rhythm: "weekly",
  weekday: 2,
  half: "morning",
  accessNote: "Badge à l’accueil",
  ...contact,
} as const;

/** As if the back office had taken it so far; made beside the front door, to be asked about. */
export const buildOfficeOrder = async (
  db: Db,
  organisationId: string,
  status: OrderStatus,
): Promise<{ id: string; siteId: string }> => {
  const [id, siteId] = [randomUUIDv7(), randomUUIDv7()];
  await db
    .updateTable("office_orders")
    .set({ status: "ended" })
    .where("organisation_id", "=", organisationId)
    .execute();
  const { sites, contactName, ...order } = officeOrderSample;
  const [site] = sites;
  await sql`insert into office_orders (id, organisation_id, status, company, pack, people,
      dinars_per_month, rhythm, weekday, half, access_note, contact_name, contact_phone, invoice,
      installs_on, starts_on, created_at, changed_at)
    values (${id}, ${organisationId}, ${status}::office_order_status, ${order.company}, 'team', 64,
      9800, 'weekly', 2, 'morning', '', ${contactName}, '+213550123456',
      ${JSON.stringify(order.invoice)}, '2026-11-10', '2026-11-10', now(), now())`.execute(db);
  await sql`insert into office_sites values (${siteId}, ${id}, 0, ${site.name}, ${site.address},
    ${site.communeCode}, ${JSON.stringify(site.floors)})`.execute(db);
  await sql`insert into office_order_steps values
    (${randomUUIDv7()}, ${id}, ${status}::office_order_status, ${organisationId}, '', now())`.execute(
    db,
  );
  await sql`insert into points (id, name, kind, status, commune_code, address, location,
      capacity_grams)
    select ${siteId}, '{"en": "Office"}', 'office', 'private', code, '{"fr": "Rue"}', location, 1000
    from communes where code = ${site.communeCode}`.execute(db);
  return { id, siteId };
};

const organisationOf = async ({ server, organisationEmail }: World): Promise<string> => {
  const { id } = await server.database.db
    .selectFrom("organisations")
    .select("id")
    .where("email", "=", organisationEmail)
    .executeTakeFirstOrThrow();
  return id;
};

const fresh = async (world: World, status: OrderStatus) =>
  buildOfficeOrder(world.server.database.db, await organisationOf(world), status);

const nextWorkday = (): string => {
  let day = addDays(new Date().toISOString().slice(0, 10), 2);
  while (!isOfficeDay(day)) day = addDays(day, 1);
  return day;
};

const about = async (world: World, status: OrderStatus, body?: Record<string, unknown>) => ({
  ...forgeryProof,
  params: { id: (await fresh(world, status)).id },
  ...(body && { body }),
});

const aboutSite = async (world: World, body: Record<string, unknown>) => ({
  ...forgeryProof,
  params: { id: (await fresh(world, "active")).siteId },
  body,
});

export const officeSamples: Record<string, (world: World) => Sample | Promise<Sample>> = {
  "POST /api/v1/office/drafts": () => ({
    body: {
      order: officeOrderSample,
      account: {
        email: `${randomUUID()}@example.com`,
        password: "seven green crates",
        consent: { ...consentVersions },
      },
    },
  }),
  "POST /api/v1/office/orders": () => ({ ...forgeryProof, body: officeOrderSample }),
  "GET /api/v1/office/orders/:id": (world) => about(world, "placed"),
  "POST /api/v1/office/orders/:id/place": (world) => about(world, "draft"),
  "PUT /api/v1/office/orders/:id/details": (world) =>
    about(world, "active", { people: 70, accessNote: "", ...contact }),
  "PUT /api/v1/office/orders/:id/moves": (world) =>
    about(world, "active", { day: "2099-01-06", to: null }),
  "PUT /api/v1/office/orders/:id/pause": (world) => about(world, "active", { pause: null }),
  "PUT /api/v1/office/sites/:id/pin": (world) => aboutSite(world, { pin: "2468" }),
  "POST /api/v1/office/sites/:id/vans": (world) =>
    aboutSite(world, { day: nextWorkday(), half: "morning" }),
  "POST /api/v1/office/sites/:id/problems": (world) =>
    aboutSite(world, { kind: "full", note: "", photo: null }),
  "POST /api/v1/office/orders/:id/status": async (world) => ({
    params: { id: (await fresh(world, "placed")).id },
    body: { status: "ended", day: null, note: "" },
  }),
  "GET /api/v1/office/reports/:month": () => ({ params: { month: "2026-11" } }),
  "GET /api/v1/office/reports/:month/certificate": () => ({ params: { month: "2026-11" } }),
};
