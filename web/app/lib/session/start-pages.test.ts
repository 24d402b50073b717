import type { User } from "@app/contract/session";
import { expect, test } from "vitest";
import { unknown, type SessionState } from "./session-state.ts";
import { pointEntry, startOf, transporterEntry } from "./start-pages.ts";
import { atlas, yasmine } from "./testing/session-server.ts";

const nobody: SessionState = { ...unknown, known: true };
const person = (change: Partial<User> = {}): SessionState => ({
  ...nobody,
  user: { ...yasmine, ...change },
  loggedIn: true,
});

test("[R-07] [R-25] a signed-in person starts at the dashboard of the default role", () => {
  expect(startOf(person())).toBe("/consumer/dashboard");
  expect(startOf(person({ default_role: "Transporter" }))).toBe("/transporter/dashboard");
  expect(startOf(person({ default_role: "CSR" }))).toBe("/csr/dashboard");
});

test("somebody without a role chooses one, an organisation starts at its own page", () => {
  expect(startOf(person({ default_role: null, roles: [] }))).toBe("/signup");
  expect(startOf({ ...nobody, organisation: atlas, loggedIn: true, strategy: "user" })).toBe(
    "/officepack/dashboard",
  );
  const school = { ...atlas, kind: "school" as const };
  expect(startOf({ ...nobody, organisation: school, loggedIn: true, strategy: "user" })).toBe(
    "/NextGenGreen/classes",
  );
});

test("[G-20] [R-23] the points' entry leads points and collaborators on, and others to what a point is", () => {
  expect(pointEntry(person({ roles: ["Collection Point"] }))).toBe("/collection-point/dashboard");
  expect(pointEntry(person({ scope: ["point-staff"] }))).toBe("/collection-point/dashboard");
  expect(pointEntry(person())).toBe("/partners/collectionpoint");
  expect(pointEntry(nobody)).toBe("/partners/collectionpoint");
});

test("[R-12] the transporters' entry leads transporters on, and others to what they do", () => {
  expect(transporterEntry(person({ roles: ["Transporter"] }))).toBe("/transporter/dashboard");
  expect(transporterEntry(person())).toBe("/partners/transporter");
  expect(transporterEntry(nobody)).toBe("/partners/transporter");
});
