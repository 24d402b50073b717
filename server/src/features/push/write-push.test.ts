import { refusalReasons } from "@app/contract/declarations";
import { disputeDecisions } from "@app/contract/deposit-changes";
import { locales } from "@app/contract/locales";
import { expect, test } from "vitest";
import type { PushContent } from "./push-kinds.ts";
import { writePush } from "./write-push.ts";

const contents: PushContent[] = [
  { kind: "deposit_voided", data: { tokens: 8160 } },
  { kind: "campaign_bonus", data: { tokens: 1632, brand: "Source Vive" } },
  ...disputeDecisions.map((decision) => ({ kind: "dispute_decided" as const, data: { decision } })),
  ...refusalReasons.map((reason) => ({ kind: "declaration_refused" as const, data: { reason } })),
  { kind: "declaration_expired", data: {} },
];

test.each(locales)("what became of a deposit is told in %s, each in its own words", (locale) => {
  const written = contents.map((content) => writePush("id", content, locale));
  expect(new Set(written.map(({ title, body }) => title + body)).size).toBe(contents.length);
  for (const { title, body, path } of written) {
    expect(title + body).not.toMatch(/[{}]/);
    expect(path).toBe("/consumer/dashboard");
  }
});

const reward = '{"en":"Ten loaves","fr":"Dix baguettes","ar":"عشر خبزات"}';
const ofVouchers: PushContent[] = [
  { kind: "voucher_received", data: { reward } },
  { kind: "voucher_expiring", data: { reward } },
  { kind: "voucher_expired", data: { reward, tokens: 1000 } },
  { kind: "voucher_withdrawn", data: { reward, tokens: 1000 } },
  { kind: "credit_sent", data: { reward } },
  { kind: "credit_failed", data: { reward, tokens: 1000 } },
];

test.each(locales)("what became of a voucher is told in %s, by its name", (locale) => {
  const name = (JSON.parse(reward) as Record<string, string>)[locale];
  const written = ofVouchers.map((content) => writePush("id", content, locale));
  expect(new Set(written.map(({ title, body }) => title + body)).size).toBe(ofVouchers.length);
  for (const { title, body, path } of written) {
    expect(body).toContain(name);
    expect(title + body).not.toMatch(/[{}]/);
    expect(path).toBe("/marketplace/vouchers");
  }
});

const driver = { driver: "Karim M.", driverId: "01890000-0000-7000-8000-000000000001" };
const when = { from: "2026-11-16T07:00:00.000Z", to: "2026-11-16T11:00:00.000Z" };
const place = { place: '{"en":"El Baraka","ar":"البركة"}' };
const lot = { lot: "A-1182" };
const weight = { grams: 212_000 };
const ofPickups: PushContent[] = [
  { kind: "van_requested", data: {} },
  { kind: "van_coming", data: { ...driver, plate: "204517-118-16", ...when } },
  { kind: "van_late", data: { ...driver, minutes: 15 } },
  { kind: "van_proposed", data: { ...driver, ...when } },
  { kind: "van_arrived", data: driver },
  { kind: "van_turned_back", data: { ...driver, ...when } },
  { kind: "van_given_back", data: when },
  { kind: "van_postponed", data: when },
  { kind: "van_no_taker", data: {} },
  { kind: "driver_signed", data: {} },
  { kind: "handed_over", data: { ...lot, ...weight } },
  { kind: "handover_differs", data: {} },
  { kind: "lot_delivered", data: lot },
  { kind: "job_near", data: { ...place, ...when, centimes: 155_400 } },
  { kind: "point_signed", data: place },
  { kind: "van_loaded", data: { ...lot, ...weight, ...place } },
  { kind: "load_differs", data: place },
  { kind: "pickup_assigned", data: { ...place, ...when } },
  { kind: "pickup_cancelled", data: { ...place, ...when } },
  { kind: "proposal_taken", data: { ...place, ...when } },
  { kind: "proposal_refused", data: { ...place, ...when } },
  { kind: "transport_paid", data: { ...lot, centimes: 155_400 } },
];

test.each(locales)("what becomes of a pick-up is told in %s, each in its own words", (locale) => {
  const written = ofPickups.map((content) => writePush("id", content, locale));
  expect(new Set(written.map(({ title, body }) => title + body)).size).toBe(ofPickups.length);
  for (const { title, body } of written) {
    expect(title + body).not.toMatch(/[{}]|undefined|NaN/);
    expect(title + body).not.toContain(driver.driverId);
  }
});

test("times are those of Algeria, weights and money as the reader writes them", () => {
  const bodies = ofPickups.map((content) => {
    const { title, body } = writePush("id", content, "fr");
    return `${title} ${body}`;
  });
  expect(bodies).toContain(
    "Un camion arrive Karim M., 204517-118-16 : lundi 16 novembre, de 08:00 à 12:00.",
  );
  expect(bodies).toContain("Remis : lot A-1182 212,00 kg ont quitté votre point.");
  expect(bodies).toContain("Le lot A-1182 a été pesé au centre Vous avez gagné 1\u00A0554,00 DA.");
});

test("tokens that wait for cover are told as on their way, and when they come", () => {
  const waiting: PushContent = { kind: "deposit_waiting", data: { tokens: 8160 } };
  expect(writePush("id", waiting, "en").body).toContain("81 tokens are on their way");
  const paid: PushContent = { kind: "deposit_paid", data: { tokens: 8160 } };
  expect(writePush("id", paid, "en").body).toContain("81 tokens");
});

test("what a reward is called is only text", () => {
  const called: PushContent = {
    kind: "voucher_expired",
    data: { reward: '{"en":"{tokens} $& {reward}"}', tokens: 100 },
  };
  expect(writePush("id", called, "en").body).toContain("{tokens} $& {reward}:");
});

test("tokens that went back are named", () => {
  const told: PushContent = { kind: "deposit_voided", data: { tokens: 8160 } };
  expect(writePush("id", told, "en").body).toContain("81 tokens went back");
  expect(writePush("id", told, "ar").body).toContain("81 رمزًا");
});
