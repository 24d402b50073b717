import {
  papersInputSchema,
  placeInputSchema,
  practiceInputSchema,
} from "@app/contract/point-profile";
import { describe, expect, it } from "vitest";
import {
  copyToAll,
  papersBody,
  papersDraft,
  placeBody,
  placeDraft,
  practiceBody,
  practiceDraft,
  readPosition,
  showPosition,
  toggleDay,
} from "./drafts.ts";

const first = { kind: "shop", wilaya: "16", communeCode: "1601", phone: "0550000000" } as const;

describe("a pin", () => {
  it.each([
    ["36.7718, 3.0572", { lat: 36.7718, lng: 3.0572 }],
    ["35.69 -0.63", { lat: 35.69, lng: -0.63 }],
    ["\u200E٣٦.٧٧, ٣.٠٥\u200E", { lat: 36.77, lng: 3.05 }],
    ["36", null],
    ["96.1, 3.0", null],
    ["rue Didouche", null],
    ["", null],
  ])("%j", (typed, position) => {
    expect(readPosition(typed)).toEqual(position);
  });

  it("comes back as it was shown", () => {
    const place = { lat: 36.77181, lng: -0.63079 };
    expect(readPosition(showPosition(place))).toEqual(place);
  });
});

describe("what was filled in", () => {
  it("begins with the answers to the questions", () => {
    expect(placeDraft(null, first)).toMatchObject({ ...first, nameAr: "", position: "" });
  });

  it("is what the server gave, and goes back the same", () => {
    const place = {
      name: { ar: "بقالة البركة" },
      kind: "shop",
      communeCode: 1601,
      wilayaCode: 16,
      address: "12 شارع الحرية",
      lat: 36.7718,
      lng: 3.0572,
      phone: "+213550000000",
    } as const;
    const { wilayaCode, ...sent } = place;
    expect(wilayaCode).toBe(16);
    expect(placeInputSchema.parse(placeBody(placeDraft(place, first)))).toEqual(sent);
    const practice = {
      materials: ["pet"] as ["pet"],
      acceptsBagsLeft: true,
      hours: { fri: [["14:00", "02:00"]] as [[string, string]] },
      storageSquareMeters: 4,
      scaleKilograms: 30,
    };
    const body = practiceBody(practiceDraft(practice));
    expect(practiceInputSchema.parse(body)).toEqual(practice);
    const papers = { registerNumber: null, taxNumber: null, bankAccount: "00799999002345678941" };
    const sentPapers = papersInputSchema.parse(papersBody(papersDraft(papers)));
    expect(sentPapers).toEqual({ ...papers, consent: true });
  });

  it("may have blanks and Arabic digits in its numbers", () => {
    const draft = { ...papersDraft(null), bank: "007 99999 0023456789 41", consent: true };
    expect(papersBody(draft).bankAccount).toBe("00799999002345678941");
    expect(practiceBody({ ...practiceDraft(null), storage: "٤", scale: "" })).toMatchObject({
      storageSquareMeters: 4,
      scaleKilograms: Number.NaN,
    });
  });
});

describe("the week", () => {
  it("opens a day like another one, and closes it again", () => {
    const { hours } = practiceDraft(null);
    const sunday = toggleDay(hours, "sun");
    expect(sunday.sun).toEqual([["08:00", "19:00"]]);
    const changed = { ...sunday, sun: [["09:00", "12:00"]] as [[string, string]] };
    expect(toggleDay(changed, "fri").fri).toEqual([["09:00", "12:00"]]);
    expect(toggleDay(changed, "sun").sun).toEqual([]);
  });

  it("is copied from one day to all", () => {
    const hours = toggleDay(practiceDraft(null).hours, "mon");
    const all = copyToAll(hours, "mon");
    expect(new Set(Object.values(all).map((spans) => JSON.stringify(spans)))).toHaveLength(1);
  });
});
