import { vehiclesInputSchema } from "@app/contract/transporter-profile";
import { expect, test } from "vitest";
import { driverBody, driverDraft, litersIn, vehiclesBody, vehiclesDraft } from "./drafts.ts";

const first = { firstName: "Karim", lastName: "Ziani", wilayas: [16] };

test("what the account and the questions know is filled in already", () => {
  expect(driverDraft(undefined, first)).toMatchObject({ firstName: "Karim", lastName: "Ziani" });
  const draft = vehiclesDraft({ vehicles: [], wilayas: [] }, first);
  expect(draft.wilayas).toEqual([16]);
  expect(draft.vehicles).toHaveLength(1);
});

test("a name that was left empty in the other script is none", () => {
  const draft = driverDraft(undefined, first);
  expect(driverBody({ ...draft, otherFirstName: " " }).otherFirstName).toBeNull();
});

test.each([
  ["7,5", 7500],
  ["7.5", 7500],
  ["٧٫٥", 7500],
  ["12", 12_000],
])("%s cubic metres are %d litres", (typed, liters) => {
  expect(litersIn(typed)).toBe(liters);
});

test.each(["", "x", "7,5,1"])("%j is no volume", (typed) => {
  expect(litersIn(typed)).toBeNaN();
});

test("what the server sent is what the form sends back", () => {
  const vehicle = {
    plate: "204517-118-16",
    kind: "van",
    payloadKilograms: 800,
    volumeLiters: 7500,
    insuranceUntil: "2027-03-31",
  } as const;
  const draft = vehiclesDraft({ vehicles: [{ ...vehicle, id: "1" }], wilayas: [35] }, first);
  expect(vehiclesInputSchema.parse(vehiclesBody(draft))).toEqual({
    vehicles: [vehicle],
    wilayas: [35],
  });
});
