import { driverInputSchema, vehiclesInputSchema } from "@app/contract/transporter-profile";
import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { driverBody, driverDraft, emptyVehicle, vehiclesBody } from "./drafts.ts";
import { problemsIn, problemsOf } from "./problems.ts";

const first = { firstName: "Karim", lastName: "Ziani", wilayas: [] };

test("an empty step names each field once, in the order of the form", () => {
  const driver = problemsIn(driverInputSchema, driverBody(driverDraft(undefined, first)));
  expect(driver.map(({ field }) => field)).toEqual([
    "licenceNumber",
    "licenceCategory",
    "licenceUntil",
  ]);
  const body = vehiclesBody({ vehicles: [emptyVehicle], wilayas: [] });
  expect(problemsIn(vehiclesInputSchema, body)).toEqual([
    { field: "vehicles.0.plate", text: "plate" },
    { field: "vehicles.0.kind", text: "kind" },
    { field: "vehicles.0.payloadKilograms", text: "payload" },
    { field: "vehicles.0.volumeLiters", text: "volume" },
    { field: "vehicles.0.insuranceUntil", text: "date" },
    { field: "wilayas", text: "wilayas" },
  ]);
});

test("the same plate twice is said at the second", () => {
  const van = {
    plate: "204517-118-16",
    kind: "van",
    payloadKilograms: 800,
    volumeLiters: 7500,
    insuranceUntil: "2027-03-31",
  };
  expect(problemsIn(vehiclesInputSchema, { vehicles: [van, van], wilayas: [16] })).toEqual([
    { field: "vehicles.1.plate", text: "twice" },
  ]);
});

test("a paper that has run out is said at its date; silence belongs to no field", () => {
  const refused = Object.assign(Object.create(ApiError.prototype), {
    status: 422,
    errors: { "vehicles.0.insuranceUntil": ["expired"] },
  }) as ApiError;
  expect(problemsOf(refused)).toEqual([{ field: "vehicles.0.insuranceUntil", text: "expired" }]);
  expect(problemsOf(new OfflineError())).toEqual([{ text: "offline" }]);
});
