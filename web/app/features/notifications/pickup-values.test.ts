import { expect, test } from "vitest";
import { pickupValues } from "./pickup-values.ts";

test("the day is the country's, also an hour before midnight at Greenwich", () => {
  const data = { from: "2026-11-15T23:30:00.000Z", to: "2026-11-16T11:00:00.000Z" };
  expect(pickupValues({ data }, "en").day).toBe("Monday 16 November");
});

test("weights, money and names are written as the reader writes them", () => {
  const data = {
    grams: 212_000,
    centimes: 155_400,
    lot: "A-1182",
    place: '{"en":"Rouiba","ar":"الرويبة"}',
  };
  expect(pickupValues({ data }, "fr")).toMatchObject({ weight: "212,00", amount: "1\u00A0554" });
  expect(pickupValues({ data }, "ar")).toMatchObject({
    place: "الرويبة",
    lot: "\u2068A-1182\u2069",
  });
});

test("what an entry does not say is empty, and what it says wrongly too", () => {
  const data = { from: "soon", place: "{", driver: 7 };
  expect(pickupValues({ data }, "en")).toMatchObject({ day: "", from: "", place: "", driver: "" });
});
