import type { CustodyContent, CustodyKind } from "@app/contract/custody";
import { product } from "@app/contract/product";

/** EPCIS 2.0 and its core vocabulary, as far as custody needs them. */

type Action = "ADD" | "OBSERVE" | "DELETE";

interface Quantity {
  epcClass: string;
  quantity: number;
  uom: "KGM";
}

interface EpcisEvent {
  type: "ObjectEvent" | "AggregationEvent";
  eventID: string;
  eventTime: string;
  eventTimeZoneOffset: string;
  action: Action;
  bizStep: string;
  [field: string]: unknown;
}

export interface EpcisDocument {
  "@context": readonly unknown[];
  type: "EPCISDocument";
  schemaVersion: "2.0";
  creationDate: string;
  epcisBody: { eventList: EpcisEvent[] };
}

/** Names of ours: they say which thing is meant and need not lead to a page. */
const nameOf = (kind: "material" | "point" | "facility" | "lot", id: string): string =>
  `${product.links.site}/id/${kind}/${id}`;
const urn = (id: string): string => `urn:uuid:${id}`;

/** Algeria keeps one time all year. */
const offset = "+01:00";
/** Of a deposit the day alone is told: its first moment stands for it. */
const timeOf = ({ at, day }: CustodyContent): string => at ?? `${day}T00:00:00${offset}`;

const gramsInKilogram = 1000;
const quantityOf = (material: string, grams: number): Quantity => ({
  epcClass: nameOf("material", material),
  quantity: Math.abs(grams) / gramsInKilogram,
  uom: "KGM",
});

const ownQuantity = ({ material, grams = 0 }: CustodyContent): Quantity[] =>
  material ? [quantityOf(material, grams)] : [];

const lotQuantities = ({ materials = [] }: CustodyContent): Quantity[] =>
  materials.map(({ material, grams, receivedGrams }) =>
    quantityOf(material, receivedGrams ?? grams ?? 0),
  );

const placeOf = (id: string) => ({ readPoint: { id }, bizLocation: { id } });
const atPoint = ({ point }: CustodyContent) => (point ? placeOf(nameOf("point", point)) : {});
const lotOf = ({ lot, subject }: CustodyContent): string =>
  lot ? nameOf("lot", lot) : urn(subject);

/** What EPCIS has no word for, under our own: grades, what was refused, and where to check it. */
const ownField = (name: string): string => `${product.slug}:${name}`;

const common = (content: CustodyContent) => ({
  eventID: urn(content.event),
  eventTime: timeOf(content),
  eventTimeZoneOffset: offset,
  [ownField("check")]: `${product.links.site}/check/${content.event}`,
});

const depositOf = (content: CustodyContent): EpcisEvent => ({
  type: "ObjectEvent",
  ...common(content),
  action: "ADD",
  bizStep: "collecting",
  epcList: [urn(content.subject)],
  quantityList: ownQuantity(content),
  ...atPoint(content),
});

/** An error is told by the event it is about, word for word, with a declaration (EPCIS 2.0, 7.4.1.4). */
const withError = (
  wrong: CustodyContent,
  found: CustodyContent,
  reason: "did_not_occur" | "incorrect_data",
): EpcisEvent => ({
  ...depositOf(wrong),
  errorDeclaration: {
    declarationTime: timeOf(found),
    reason,
    ...(reason === "incorrect_data" ? { correctiveEventIDs: [urn(found.event)] } : {}),
  },
});

type ToEpcis = (content: CustodyContent, original: CustodyContent) => EpcisEvent[];

const byKind: Record<CustodyKind, ToEpcis> = {
  deposit_recorded: (content) => [depositOf(content)],
  deposit_voided: (content, original) => [withError(original, content, "did_not_occur")],
  deposit_corrected: (content, original) => [
    withError(original, content, "incorrect_data"),
    depositOf(content),
  ],
  stock_corrected: (content) => [
    {
      type: "ObjectEvent",
      ...common(content),
      action: (content.grams ?? 0) < 0 ? "DELETE" : "ADD",
      bizStep: "stock_taking",
      epcList: [],
      quantityList: ownQuantity(content),
      ...atPoint(content),
    },
  ],
  lot_handed_over: (content) => [
    {
      type: "AggregationEvent",
      ...common(content),
      action: "ADD",
      bizStep: "shipping",
      disposition: "in_transit",
      parentID: lotOf(content),
      childQuantityList: lotQuantities(content),
      ...atPoint(content),
      ...(content.facility
        ? {
            destinationList: [
              { type: "location", destination: nameOf("facility", content.facility) },
            ],
          }
        : {}),
    },
  ],
  lot_received: (content) => [
    {
      type: "ObjectEvent",
      ...common(content),
      action: "OBSERVE",
      bizStep: "receiving",
      disposition: "in_progress",
      epcList: [lotOf(content)],
      quantityList: lotQuantities(content),
      ...(content.facility ? placeOf(nameOf("facility", content.facility)) : {}),
      [ownField("materials")]: content.materials ?? [],
    },
  ],
  lot_disputed: (content) => [
    {
      type: "ObjectEvent",
      ...common(content),
      action: "OBSERVE",
      bizStep: "inspecting",
      disposition: "mismatch_quantity",
      epcList: [lotOf(content)],
    },
  ],
};

/** In the order they were sealed. */
export const toEpcis = (
  contents: readonly CustodyContent[],
  creationDate: string,
): EpcisDocument => {
  const originalOf = (content: CustodyContent): CustodyContent =>
    contents.find(
      ({ kind, subject }) => kind === "deposit_recorded" && subject === content.subject,
    ) ?? content;
  return {
    "@context": [
      "https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld",
      { [product.slug]: `${product.links.site}/id/` },
    ],
    type: "EPCISDocument",
    schemaVersion: "2.0",
    creationDate,
    epcisBody: {
      eventList: contents.flatMap((content) => byKind[content.kind](content, originalOf(content))),
    },
  };
};
