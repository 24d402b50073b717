import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { World } from "./authorisation-world.ts";

interface Asked {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

const inThree = (text: string) => ({ en: text, fr: text, ar: text });

export const breachSample = {
  what: "A list of numbers was sent to the wrong address",
  foundAt: "2026-11-10T08:00:00.000Z",
  groups: ["citizens"],
  data: ["contacts"],
  people: 12,
  records: null,
  measures: "The address was asked to delete it and has confirmed",
};

export const processingSample = {
  purpose: inThree("To answer letters"),
  data: inThree("Name and address"),
  basis: "consent",
  retention: inThree("12 months"),
  recipients: inThree("Our team"),
  transfer: null,
  isEnded: false,
};

const foundBreach = async ({ server }: World): Promise<{ params: { id: string } }> => {
  const id = randomUUID();
  const { db } = server.database;
  await sql`insert into breaches (id, state, what, found_at, groups, data)
    values (${id}, 'found', ${breachSample.what}, now(), '{citizens}', '{names}')`.execute(db);
  await sql`insert into breach_events (id, breach_id, at, state, note)
    values (gen_random_uuid(), ${id}, now(), 'found', ${breachSample.measures})`.execute(db);
  return { params: { id } };
};

export const privacySamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "PUT /api/v1/privacy/register/:id": () => ({
    params: { id: randomUUID() },
    body: { ...processingSample, version: 0 },
  }),
  "POST /api/v1/privacy/breaches": () => ({ body: breachSample }),
  "POST /api/v1/privacy/breaches/:id/steps": async (world) => ({
    ...(await foundBreach(world)),
    body: { step: "assessed", note: "Nobody else has seen it", people: null },
  }),
  "GET /api/v1/privacy/breaches/:id/sheet": foundBreach,
};
