import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { TaskKindName } from "@app/contract/tasks";
import { sql } from "kysely";
import { connect, type Db } from "../connect.ts";
import { buildCampaign } from "./build-campaign.ts";
import { buildClaims, communeOf, handOver, weighBags } from "./build-claims.ts";
import { buildPickup, openFacility } from "./build-pickup.ts";
import { buildDistributor, buildLine, buildProduct } from "./build-products.ts";
import { buildReport } from "./build-report.ts";
import { buildReward } from "./build-reward.ts";
import { buildUnknownTopUp } from "./build-top-up.ts";
import { addTask, type BuildTask, type Built } from "./build-tasks.ts";
import { buildBrand, buildOrganisation, buildPoint, buildUser } from "./builders.ts";

/** The task that the database opened itself. */
const taskOf = async (db: Db, kind: TaskKindName, subjectId: string): Promise<string> => {
  const { id } = await db
    .selectFrom("tasks")
    .select("id")
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .executeTakeFirstOrThrow();
  return id;
};

/** A brand whose administrator reads mail. */
const brand = async (db: Db): Promise<string> => {
  const id = randomUUID();
  const user = await buildUser(db, { roles: ["brand"], email: `${id}@example.com` });
  return buildBrand(db, user.id, "Source Tassili");
};

const checkBrand: BuildTask = async ({ db }) => {
  const id = await brand(db);
  await sql`update brand_companies set review = 'pending' where brand_id = ${id}`.execute(db);
  return addTask(db, { kind: "check_brand", subjectId: id, data: { was: "draft" } });
};

const checkCampaign: BuildTask = async ({ db }) => {
  const id = await buildCampaign(db, { brandId: await brand(db), state: "asked" });
  return addTask(db, { kind: "check_campaign", subjectId: id });
};

const campaignEnded: BuildTask = async ({ db }) => {
  const brandId = await brand(db);
  const id = await buildCampaign(db, { brandId, state: "running" });
  await sql`select end_campaign(null, ${randomUUID()}, ${randomUUID()}, ${brandId}, ${id})`.execute(
    db,
  );
  return taskOf(db, "campaign_ended", id);
};

const budgetLow: BuildTask = async ({ db }) => {
  const id = randomUUIDv7();
  await sql`select create_budget(null, ${randomUUID()}, ${id}, 'Cans of summer', null, null,
    now(), now() + interval '30 days')`.execute(db);
  return addTask(db, { kind: "budget_low", subjectId: id, data: { left: 0 } });
};

const distributionDifference: BuildTask = async ({ db }) => {
  const brandId = await brand(db);
  const { id: productId } = await buildProduct(db, brandId);
  const person = await buildUser(db, { roles: ["brand"] });
  const distributorId = await buildDistributor(db, brandId, person.id);
  const id = await buildLine(db, { brandId, productId, distributorId, units: 100_000 });
  await sql`update distribution_lines set distributor_units = 60000, distributor_said_at = now()
    where id = ${id}`.execute(db);
  return addTask(db, { kind: "distribution_difference", subjectId: id, data: { units: 100_000 } });
};

const reportedClaim: BuildTask = async ({ db, ownerUrl }) => {
  // Of whatever brand: another's campaign may pay for everything there.
  const built = { brandId: await brand(db), ownerUrl, rule: "campaign", wilaya: 31 } as const;
  const [claim] = (await buildClaims(db, built)).claims;
  if (!claim) throw new Error("no claim");
  const reportId = await buildReport(db, claim.brandId);
  await sql`update claims set report_id = ${reportId} where id = ${claim.id}`.execute(db);
  return addTask(db, {
    kind: "reported_claim",
    subjectId: claim.id,
    data: { reportId, grams: 400 },
  });
};

const school: BuildTask = async ({ db }) => {
  const id = randomUUIDv7();
  await sql`insert into school_applications (id, school_name, level, sector, commune_code, classes,
      pupils, teacher_name, role, phone, email, months, yard, message, locale, created_at)
    select ${id}, 'École Ibn Badis', 'primary', 'public', min(code), 12, 380, 'Samira Haddad',
      'teacher', '+213550123456', ${`${id}@example.com`}, array[10, 2]::smallint[], 'yes', '', 'fr',
      now() from communes`.execute(db);
  return addTask(db, { kind: "school", subjectId: id });
};

const order = async (db: Db, status: "placed" | "installed") => {
  const [id, siteId] = [randomUUIDv7(), randomUUIDv7()];
  const organisationId = await buildOrganisation(db);
  const invoice = { name: "Cabinet Amrane", address: "12, rue des Jardins", rc: "", nif: "" };
  await sql`insert into office_orders (id, organisation_id, status, company, pack, people,
      dinars_per_month, rhythm, weekday, half, access_note, contact_name, contact_phone, invoice,
      installs_on, starts_on, created_at, changed_at)
    values (${id}, ${organisationId}, ${status}::office_order_status, 'Cabinet Amrane', 'team', 64,
      9800, 'weekly', 2, 'morning', '', 'Lynda Amrane', '+213550123456', ${JSON.stringify(invoice)},
      '2026-11-10', '2026-11-10', now(), now())`.execute(db);
  await sql`insert into office_sites select ${siteId}, ${id}, 0, 'Siège', '12, rue des Jardins',
    min(code), '[]' from communes`.execute(db);
  return { id, siteId };
};

const officeOrder: BuildTask = async ({ db }) =>
  addTask(db, { kind: "office_order", subjectId: (await order(db, "placed")).id });

const officeProblem: BuildTask = async ({ db }) => {
  const id = randomUUIDv7();
  const { siteId } = await order(db, "installed");
  await sql`insert into office_problems (id, site_id, kind, note, created_at)
    values (${id}, ${siteId}, 'missed', 'Nobody came on Tuesday', now())`.execute(db);
  return addTask(db, { kind: "office_problem", subjectId: id });
};

const custodyMismatch: BuildTask = ({ db }) =>
  addTask(db, {
    kind: "custody_mismatch",
    subjectId: randomUUIDv7(),
    data: { leafIndex: 41, treeSize: 42 },
  });

const bagged = async (db: Db, ownerUrl: string, grams: number) => {
  const point = await buildPoint(db, { communeCode: await communeOf(db, 16) });
  const { code: citizenCode } = await buildUser(db);
  await weighBags(db, point, "pet", [{ grams, citizenCode }], new Date());
  return { point, facilityId: await openFacility(ownerUrl) };
};

const handoverDiffers: BuildTask = async ({ db, ownerUrl }) => {
  const { point, facilityId } = await bagged(db, ownerUrl, 40_000);
  const items = [{ material: "pet", grams: 40_000 }] as const;
  const { id, transporter } = await buildPickup(db, point, { facilityId, items });
  const copies = [
    { side: "driver", actorId: transporter.id, weighed: 38_000 },
    { side: "point", actorId: point.ownerId, weighed: 40_000 },
  ];
  for (const { side, actorId, weighed } of copies) {
    const signed = { material: "pet", bags: 3, declaredGrams: 40_000, refusedGrams: 0 };
    const copy = JSON.stringify([{ ...signed, weighedGrams: weighed }]);
    await sql`select sign_handover(null, ${actorId}, ${randomUUID()}, ${id}, ${side}::handover_side,
      'phone', ${copy}::jsonb, now(), ${randomUUIDv7()}, 'trace')`.execute(db);
  }
  return taskOf(db, "handover_differs", id);
};

const receiptDiffers: BuildTask = async ({ db, ownerUrl }) => {
  const claims = { brandId: await brand(db), ownerUrl, rule: "campaign", wilaya: 25 } as const;
  const { deliveryId } = await buildClaims(db, {
    ...claims,
    receivedPercent: 110,
    isClaimed: false,
  });
  return taskOf(db, "receipt_differs", deliveryId);
};

const massGap: BuildTask = async ({ db, ownerUrl }) => {
  const { id } = await buildPoint(db);
  const owner = connect(ownerUrl, { max: 1 });
  await sql`insert into mass_balances values
    (${id}, 'pet', current_date - 1, 52000, 0, 40000, 11500, 500)`.execute(owner.db);
  await sql`insert into claim_blocks (id, point_id, material, reason, opened_at)
    values (${randomUUIDv7()}, ${id}, 'pet', 'balance', now())`.execute(owner.db);
  await owner.close();
  return addTask(db, { kind: "mass_gap", subjectId: id });
};

const lotOverdue: BuildTask = async ({ db, ownerUrl }) => {
  const { point, facilityId } = await bagged(db, ownerUrl, 40_000);
  const load = { material: "pet", grams: 40_000, at: new Date() } as const;
  const { lotId } = await handOver(db, point, facilityId, load);
  return addTask(db, { kind: "lot_overdue", subjectId: lotId });
};

const topUpsStuck: BuildTask = async ({ db }) => {
  const rewardId = await buildReward(db, { kind: "phone_credit", category: "phone" });
  const { partner_id: partnerId } = await db
    .selectFrom("rewards")
    .select("partner_id")
    .where("id", "=", rewardId)
    .executeTakeFirstOrThrow();
  return addTask(db, {
    kind: "top_ups_stuck",
    subjectId: partnerId,
    data: { reason: "the provider is not reached" },
  });
};

const topUpUnknown: BuildTask = async ({ db }) => {
  const voucherId = await buildUnknownTopUp(db);
  // Nobody looks after it meanwhile.
  await sql`update top_ups set next_at = now() + interval '1 day'
    where voucher_id = ${voucherId}`.execute(db);
  return taskOf(db, "top_up_unknown", voucherId);
};

/** One of each of these kinds, about brands, schools, offices, lots and money. */
export const deskTaskBuilders = {
  budget_low: budgetLow,
  campaign_ended: campaignEnded,
  check_brand: checkBrand,
  check_campaign: checkCampaign,
  custody_mismatch: custodyMismatch,
  distribution_difference: distributionDifference,
  handover_differs: handoverDiffers,
  lot_overdue: lotOverdue,
  mass_gap: massGap,
  office_order: officeOrder,
  office_problem: officeProblem,
  receipt_differs: receiptDiffers,
  reported_claim: reportedClaim,
  school,
  top_up_unknown: topUpUnknown,
  top_ups_stuck: topUpsStuck,
} as const satisfies Partial<Record<TaskKindName, BuildTask>>;
export type DeskKind = keyof typeof deskTaskBuilders;

export interface BuiltTask {
  id: string;
  /** What it is about. */
  subjectId: string;
}

export const buildDeskTask = async (database: Built, kind: DeskKind): Promise<BuiltTask> => {
  const id = await deskTaskBuilders[kind](database);
  const { subject_id: subjectId } = await database.db
    .selectFrom("tasks")
    .select("subject_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, subjectId };
};
