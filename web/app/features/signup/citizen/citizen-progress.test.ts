import { expect, test } from "vitest";
import { sentCodeOf } from "../sent-code.ts";
import {
  type CitizenAction,
  type CitizenProgress,
  citizenReducer,
  citizenStart,
  citizenSteps,
  stepAfter,
  stepAt,
} from "./citizen-progress.ts";

const now = 1_700_000_000_000;
const minutes = (count: number) => count * 60_000;
const contact = { via: "phone", value: "+213550000000" } as const;
const other = { via: "phone", value: "+213661000000" } as const;
const code = sentCodeOf(
  { id: "c1", channel: "sms", sentTo: "05 50 .. .. 00", resendAfterSeconds: 60 },
  now,
);
const answers = { firstName: "Yasmine", lastName: "B", wilaya: "16", communeCode: 1601 };
const sent = { type: "codeSent", contact, code } as const;
const proven = { type: "proven", ticket: "t" } as const;
const answered = { type: "answered", answers } as const;

const after = (...actions: CitizenAction[]): CitizenProgress =>
  actions.reduce(citizenReducer, citizenStart);

test.each([
  ["nothing yet", [], 1],
  ["digits on their way", [sent], 2],
  ["a proven number", [sent, proven], 3],
  ["a name and a commune", [sent, proven, answered], 4],
])("with %s no address leads further than that step", (_, actions, furthest) => {
  expect(stepAt(after(...actions), 4)).toBe(furthest);
  expect(stepAt(after(...actions), 1)).toBe(citizenSteps.contact);
});

test.each([0, 5, 2.5, Number.NaN])(
  "an address that asks for step %d begins at the first",
  (asked) => {
    expect(stepAt(after(sent, proven, answered), asked)).toBe(citizenSteps.contact);
  },
);

test("digits that were right are not asked for again", () => {
  expect(stepAt(after(sent, proven), citizenSteps.code)).toBe(citizenSteps.name);
});

test("the same number goes on without another message, as long as its digits count", () => {
  expect(stepAfter(after(sent), contact, now + minutes(9))).toBe(citizenSteps.code);
  expect(stepAfter(after(sent), contact, now + minutes(10))).toBeNull();
  expect(stepAfter(after(sent, { type: "codeDied" }), contact, now)).toBeNull();
  expect(stepAfter(after(sent, proven), contact, now + minutes(30))).toBe(citizenSteps.name);
});

test("another number, or an address in its place, must be proven again", () => {
  expect(stepAfter(after(sent, proven), other, now)).toBeNull();
  expect(stepAfter(after(sent), { via: "email", value: contact.value }, now)).toBeNull();
  const changed = after(sent, proven, answered, { ...sent, contact: other });
  expect(stepAt(changed, 4)).toBe(citizenSteps.code);
});

test("a proof that grew too old sends back to the number and keeps the answers", () => {
  const late = after(sent, proven, answered, { type: "ticketDied" });
  expect(stepAt(late, 4)).toBe(citizenSteps.contact);
  expect(late).toMatchObject({ answers, contact, timedOut: true });
  // Proven once more, only the box is left to tick.
  const again = [sent, proven].reduce<CitizenProgress>(citizenReducer, late);
  expect(stepAt(again, 4)).toBe(citizenSteps.consent);
  expect(again.timedOut).toBe(false);
});

test("the choice between number and e-mail is kept, and loses nothing", () => {
  const switched = after(sent, { type: "preferred", via: "email" });
  expect(switched).toMatchObject({ via: "email", contact, code });
});
