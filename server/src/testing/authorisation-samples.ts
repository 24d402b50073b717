import { randomUUID } from "node:crypto";
import { ownBudget } from "@app/database/testing/budgets";
import { buildReward } from "@app/database/testing/build-reward";
import { buildPoint } from "@app/database/testing/builders";
import { sql } from "kysely";
import { buildUnknownTopUp } from "@app/database/testing/build-top-up";
import { buildWaitingTransporter } from "@app/database/testing/build-transporter";
import { haulageSamples } from "./authorisation-haulage.ts";
import { brandCompanySamples } from "./brand-company-samples.ts";
import {
  freshDeclaration,
  freshInvitation,
  freshVoucher,
  openedDispute,
  weighedDeposit,
} from "./authorisation-things.ts";
import type { World } from "./authorisation-world.ts";
import { brandOverviewSamples } from "./brand-overview-samples.ts";
import { campaignSamples } from "./campaign-samples.ts";
import { visitorSamples } from "./visitor-samples.ts";
import { contentSamples } from "./content-samples.ts";
import { custodySamples } from "./custody-samples.ts";
import { classesSamples } from "./classes-samples.ts";
import { identitySamples } from "./identity-samples.ts";
import { peopleSamples } from "./people-samples.ts";
import { privacySamples } from "./privacy-samples.ts";
import { productSamples } from "./product-samples.ts";
import { reportsSamples } from "./reports-samples.ts";
import { deskSamples } from "./desk-samples.ts";
import { freshEmail, freshPhone } from "./fresh.ts";
import { numberSamples } from "./number-samples.ts";
import { officeSamples } from "./office-samples.ts";
import { body, type MakeSample, person } from "./sample.ts";
import { schoolSamples } from "./school-samples.ts";
import { taskSamples } from "./task-samples.ts";
import { wordingsSamples } from "./wordings-samples.ts";

const stars = { clean: true, compacted: false, manners: false };

const driverSample = {
  ...person,
  otherFirstName: null,
  otherLastName: null,
  licenceNumber: "160204517",
  licenceCategory: "B",
  licenceUntil: "2099-12-31",
};
const vehiclesSample = {
  vehicles: [
    {
      plate: "204517-118-16",
      kind: "van",
      payloadKilograms: 800,
      volumeLiters: 7500,
      insuranceUntil: "2099-12-31",
    },
  ],
  wilayas: [16],
};
const paymentSample = {
  registerKind: "register",
  registerNumber: "16/00-0123456B20",
  registerUntil: "2099-12-31",
  bankAccount: "00799999002345678941",
  consent: true,
};
const placeSample = {
  name: { fr: "Alimentation du coin" },
  kind: "shop",
  communeCode: 1601,
  address: "12, rue de la Liberté",
  lat: 36.7718,
  lng: 3.0572,
  phone: "0550 00 00 00",
};

const tokens: Record<string, MakeSample> = {
  "GET /api/v1/cover": async ({ server }) => {
    await sql`insert into cover_counts select true, now(), c.* from token_cover() c
      on conflict do nothing`.execute(server.database.db);
    return {};
  },
  "POST /api/v1/rates": () =>
    body({
      material: "pet",
      perKilogram: 2100,
      starBonusPercent: 10,
      validFrom: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString(),
      reason: "Bottles cost more",
    }),
  "POST /api/v1/budgets": () =>
    body({
      name: "Spring",
      materials: ["pet"],
      wilayas: [16],
      from: "2026-03-01T00:00:00Z",
      until: "2026-06-01T00:00:00Z",
    }),
  "POST /api/v1/budgets/:id/fillings": () => ({
    params: { id: ownBudget },
    body: { amount: 1000, reference: "Invoice 7" },
  }),
  "POST /api/v1/top-ups/:id/decide": async ({ server }) => ({
    params: { id: await buildUnknownTopUp(server.database.db) },
    body: { outcome: "refunded", note: "Asked the operator" },
  }),
};

const rewards: Record<string, MakeSample> = {
  "GET /api/v1/rewards/:id": async ({ server }) => ({
    params: { id: await buildReward(server.database.db) },
  }),
  "POST /api/v1/rewards/:id/redeem": async ({ server }) => ({
    params: { id: await buildReward(server.database.db, { price: 100 }) },
    body: { quantity: 1, price: 100 },
  }),
  "PUT /api/v1/causes/:id/vote": async ({ server }) => ({
    params: {
      id: await buildReward(server.database.db, { kind: "donation", status: "candidate" }),
    },
  }),
  "POST /api/v1/vouchers/:code/receive": async (world) => ({
    params: { code: (await freshVoucher(world)).code },
  }),
  "POST /api/v1/vouchers/:id/withdraw": async (world) => ({
    params: { id: (await freshVoucher(world)).id },
    body: { note: "The shop has closed" },
  }),
  "GET /api/v1/points/:id/vouchers": ({ pointId }) => ({ params: { id: pointId } }),
  "GET /api/v1/points/:id/vouchers/:code": async (world) => ({
    params: { id: world.pointId, code: (await freshVoucher(world)).code },
  }),
  "GET /api/v1/points/:id/settlement": ({ pointId }) => ({
    params: { id: pointId },
    query: { month: "2026-10" },
  }),
};

const points: Record<string, MakeSample> = {
  "GET /api/v1/points/:id": ({ pointId }) => ({ params: { id: pointId } }),
  "GET /api/v1/points/:id/poster": ({ pointId }) => ({ params: { id: pointId } }),
  "PUT /api/v1/points/:id/full": ({ pointId }) => ({
    params: { id: pointId },
    body: { isFull: false },
  }),
  "POST /api/v1/points/:id/mistakes": ({ pointId }) => ({
    params: { id: pointId },
    body: { kind: "hours", note: "" },
  }),
  "POST /api/v1/points/:id/decision": async ({ server: { database } }) => ({
    params: { id: (await buildPoint(database.db, { status: "pending" })).id },
    body: { decision: "approved", note: "" },
  }),
  "PUT /api/v1/point-profile/place": () => body(placeSample),
  "PUT /api/v1/point-profile/practice": () =>
    body({
      materials: ["pet", "pehd", "aluminium"],
      acceptsBagsLeft: true,
      hours: { sat: [["08:00", "19:00"]] },
      storageSquareMeters: 4,
      scaleKilograms: 30,
    }),
  "PUT /api/v1/point-profile/papers": () =>
    body({ registerNumber: null, taxNumber: null, bankAccount: null, consent: true }),
  "PUT /api/v1/transporter-profile/driver": () => body(driverSample),
  "PUT /api/v1/transporter-profile/vehicles": () => body(vehiclesSample),
  "PUT /api/v1/transporter-profile/payment": () => body(paymentSample),
  "GET /api/v1/transporters/:code": ({ badgeCode }) => ({ params: { code: badgeCode } }),
  "POST /api/v1/transporters/:id/decision": async ({ server: { database } }) => ({
    params: { id: await buildWaitingTransporter(database.db) },
    body: { decision: "approved", note: "" },
  }),
  "GET /api/v1/citizens/:code": ({ citizen }) => ({ params: { code: citizen.code } }),
  "GET /api/v1/citizens/:code/card": ({ citizen }) => ({ params: { code: citizen.code } }),
  "POST /api/v1/points/:pointId/citizens": ({ pointId }) => ({
    params: { pointId },
    body: { phone: freshPhone(), firstName: "Fatma" },
  }),
  "GET /api/v1/points/:pointId/collaborators": ({ pointId }) => ({ params: { pointId } }),
  "DELETE /api/v1/points/:pointId/collaborators/:userId": ({ pointId, collaboratorId }) => ({
    params: { pointId, userId: collaboratorId },
  }),
  "POST /api/v1/points/:pointId/invitations": ({ pointId }) => ({
    params: { pointId },
    body: { name: "Samir", email: freshEmail() },
  }),
  "DELETE /api/v1/points/:pointId/invitations/:id": async (world) => ({
    params: { pointId: world.pointId, id: (await freshInvitation(world)).id },
  }),
  "POST /api/v1/point-invitations/show": async (world) =>
    body({ token: (await freshInvitation(world)).token }),
  "POST /api/v1/point-invitations/accept": async (world) =>
    body({ token: (await freshInvitation(world)).token }),
  "GET /api/v1/wilayas/:code/communes": () => ({ params: { code: 16 } }),
  "GET /api/v1/communes/:code": () => ({ params: { code: 1601 } }),
  "POST /api/v1/deposits": ({ pointId, citizen }) =>
    body({
      pointId,
      citizenCode: citizen.code,
      material: "pet",
      grams: 1000,
      stars,
    }),
};

/** As the screen shows it at that moment. */
const countedStock = async ({ server, pointId }: World) => {
  const { stock_grams: grams } = await server.database.db
    .selectFrom("point_stock")
    .select("stock_grams")
    .where("point_id", "=", pointId)
    .where("material", "=", "pet")
    .executeTakeFirstOrThrow();
  return { material: "pet", expectedGrams: grams, countedGrams: grams };
};

const depositChanges: Record<string, MakeSample> = {
  "POST /api/v1/device-entries": () =>
    body({
      deviceId: randomUUID(),
      sentAt: new Date().toISOString(),
      highestNumber: 0,
      stillWaiting: 0,
      entries: [],
    }),
  "POST /api/v1/deposits/:id/void": async (world) => ({
    params: { id: (await weighedDeposit(world)).id },
    body: { afterSeconds: 10 },
  }),
  "POST /api/v1/deposits/:id/hold": async (world) => ({
    params: { id: (await weighedDeposit(world)).id },
    body: { note: "Looked at twice" },
  }),
  "POST /api/v1/citizen/deposits/:number/dispute": async (world) => ({
    params: { number: (await weighedDeposit(world)).number },
    body: { reason: "weight", note: "" },
  }),
  "GET /api/v1/citizen/deposits/:number": async (world) => ({
    params: { number: (await weighedDeposit(world)).number },
  }),
  "POST /api/v1/notifications/read": () => body({ newest: randomUUID() }),
  "POST /api/v1/disputes/:id/decision": async (world) => ({
    params: { id: await openedDispute(world) },
    body: { decision: "stands", note: "Weighed again" },
  }),
  "PUT /api/v1/citizen/sms-receipts": () => body({ on: true }),
  "POST /api/v1/declarations": ({ pointId }) => body({ pointId, material: "pet", grams: 1000 }),
  "GET /api/v1/points/:id/declarations": ({ pointId }) => ({ params: { id: pointId } }),
  "GET /api/v1/points/:id/today": ({ pointId }) => ({ params: { id: pointId } }),
  "GET /api/v1/points/:id/deposits": ({ pointId }) => ({ params: { id: pointId } }),
  "GET /api/v1/points/:id/stock": ({ pointId }) => ({ params: { id: pointId } }),
  "POST /api/v1/points/:id/stock-corrections": async (world) => ({
    params: { id: world.pointId },
    body: { ...(await countedStock(world)), reason: "counted", note: "" },
  }),
  "POST /api/v1/declarations/:id/confirm": async (world) => ({
    params: { id: await freshDeclaration(world) },
    body: { grams: 900, stars },
  }),
  "POST /api/v1/declarations/:id/refuse": async (world) => ({
    params: { id: await freshDeclaration(world) },
    body: { reason: "mixed" },
  }),
};

/** By method and path; an endpoint without one takes nothing but the caller's pass. */
export const samples: Record<string, MakeSample> = {
  ...identitySamples,
  ...points,
  ...tokens,
  ...brandOverviewSamples,
  ...rewards,
  ...depositChanges,
  ...haulageSamples,
  ...visitorSamples,
  ...campaignSamples,
  ...custodySamples,
  ...productSamples,
  ...reportsSamples,
  ...brandCompanySamples,
  ...deskSamples,
  ...numberSamples,
  ...officeSamples,
  ...schoolSamples,
  ...classesSamples,
  ...taskSamples,
  ...peopleSamples,
  ...privacySamples,
  ...contentSamples,
  ...wordingsSamples,
};
