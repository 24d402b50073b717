import { consentVersions } from "@app/contract/consent";
import { signUpOrganisation } from "@app/contract/organisations";
import { askSignUpCode, signUpAccount, signUpCitizen } from "@app/contract/sign-up";
import { describe, expect, test } from "vitest";
import { accountFields, checkAccount, checkInvitation } from "./account/account-rules.ts";
import { answersOf, checkContact, checkName, contactOf } from "./citizen/citizen-rules.ts";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };
import { checkOrganisation, organisationFields } from "./organisation/organisation-rules.ts";
import type { SignupField } from "./signup-problems.ts";
import type { Values } from "./use-signup-form.ts";

const filled: Values = {
  firstName: "Yasmine",
  lastName: "Belkacem",
  phone: "0550 00 00 00",
  email: "yasmine@example.com",
  password: "une-bouteille-un-tour",
  name: "École Ibn Badis",
  contactName: "Yasmine Belkacem",
  company: "Eau du Djurdjura",
  wilaya: "16",
  communeCode: "1601",
  consent: "on",
};
const invitation = { code: "ABCD2345", brand: "Source" };

/** What people type, right and wrong, in every field that takes text. */
const typed: [SignupField, string][] = [
  ["phone", ""],
  ["phone", "0550000000"],
  ["phone", "+213 (0) 661 23 45 67"],
  ["phone", "٠٧٧٠ ١٢ ٣٤ ٥٦"],
  ["phone", "021 34 56 78"],
  ["phone", "055000000"],
  ["email", ""],
  ["email", " Yasmine@Example.com "],
  ["email", "yasmine"],
  ["email", "yasmine@"],
  ["email", "yasmine@example"],
  ["password", ""],
  ["password", "1234567"],
  ["password", "12345678"],
  ["password", "x".repeat(128)],
  ["password", "x".repeat(129)],
  ["firstName", ""],
  ["firstName", "Y"],
  ["firstName", "ياسمين"],
  ["firstName", "Anne-Marie"],
  ["firstName", "R2D2"],
  ["lastName", ""],
  ["lastName", "B"],
  ["lastName", "B."],
  ["lastName", "7"],
  ["lastName", "x".repeat(61)],
  ["company", "E"],
  ["company", "ENIEM"],
  ["name", ""],
  ["contactName", "Y"],
  ["communeCode", ""],
  ["communeCode", "1601"],
  ["communeCode", "0"],
  ["consent", ""],
];

const person = ({ firstName, lastName, phone, email, password }: Values) => ({
  firstName,
  lastName,
  phone,
  email,
  password,
});
const consentOf = ({ consent }: Values) => (consent ? consentVersions : undefined);

const serverTakes = {
  citizen: (values: Values) =>
    signUpCitizen.body.safeParse({
      ticket: "x".repeat(43),
      firstName: values.firstName,
      lastName: values.lastName,
      communeCode: Number(values.communeCode),
      consent: consentVersions,
    }).success,
  point: (values: Values) =>
    signUpAccount.body.safeParse({ role: "point", ...person(values), consent: consentOf(values) })
      .success,
  distributor: (values: Values) =>
    signUpAccount.body.safeParse({
      role: "distributor",
      invitation: invitation.code,
      company: values.company,
      ...person(values),
      consent: consentOf(values),
    }).success,
  organisation: ({ name, contactName, email, phone, password, communeCode, consent }: Values) =>
    signUpOrganisation.body.safeParse({
      kind: "school",
      name,
      contactName,
      email,
      phone,
      password,
      communeCode: Number(communeCode),
      consent: consentOf({ consent: consent ?? "" }),
    }).success,
};

const formTakes = {
  citizen: (values: Values) => checkName(values),
  point: (values: Values) => checkAccount("point", values, null),
  distributor: (values: Values) => checkAccount("distributor", values, invitation),
  organisation: (values: Values) => checkOrganisation("school", values),
};

describe("[V-03] the form and the server judge alike", () => {
  const forms = ["citizen", "point", "distributor", "organisation"] as const;

  test.each(forms)("what is filled in well passes both: %s", (form) => {
    expect(formTakes[form](filled)).toEqual([]);
    expect(serverTakes[form](filled)).toBe(true);
  });

  test.each(typed)("%s: %j", (field, value) => {
    for (const form of forms) {
      const values = { ...filled, [field]: value };
      const problems = formTakes[form](values);
      expect([form, problems.length === 0]).toEqual([form, serverTakes[form](values)]);
      // And the field that is wrong is the one that is named.
      for (const problem of problems) expect(problem.field).toBe(field);
    }
  });

  test.each(["phone", "email"] as const)("where the digits go: %s", (via) => {
    for (const [field, value] of typed) {
      if (field !== via) continue;
      const isTaken = askSignUpCode.body.safeParse({ [via]: value }).success;
      expect([value, checkContact(via, { [via]: value }).length === 0]).toEqual([value, isTaken]);
    }
  });
});

test("[V-03] every field has words for what is wrong with it, in three languages", () => {
  const fields = new Set<SignupField>([
    ...accountFields("distributor"),
    ...organisationFields,
    "code",
    "invitation",
  ]);
  for (const field of fields) {
    const words = [en, fr, ar].map(({ error }) => error[field]);
    expect([field, words.every(Boolean), new Set(words).size]).toEqual([field, true, 3]);
  }
});

test("a number is one number however it is typed", () => {
  const numbers = ["0550 00 00 00", "+213550000000", "٠٥٥٠٠٠٠٠٠٠"];
  expect(new Set(numbers.map((phone) => contactOf("phone", { phone }).value)).size).toBe(1);
});

test("an empty form names every field once, in the order it is shown", () => {
  const problems = checkAccount("distributor", {}, invitation);
  expect(problems.map(({ field }) => field)).toEqual(accountFields("distributor"));
});

test("without a wilaya that is what is missing; with one, the commune", () => {
  const named = (values: Values) => checkName(values).map(({ field }) => field);
  expect(named({ ...filled, wilaya: "", communeCode: "" })).toEqual(["wilaya"]);
  expect(named({ ...filled, communeCode: "" })).toEqual(["communeCode"]);
});

test("of a citizen's last name the first letter is enough, and none is fine", () => {
  expect(checkName({ ...filled, lastName: "b" })).toEqual([]);
  expect(checkName({ ...filled, lastName: "" })).toEqual([]);
  expect(checkName({ ...filled, lastName: "4" })).toEqual([{ field: "lastName", text: "initial" }]);
});

test("names are sent without the spaces around them", () => {
  expect(answersOf({ ...filled, firstName: " Yasmine " }).firstName).toBe("Yasmine");
});

test.each([
  ["abcd-2345", true],
  ["ABCD 2345", true],
  ["ABCD234", false],
  ["ABCD2340", false],
  ["", false],
])("an invitation typed as %j is taken: %s", (invitationTyped, isTaken) => {
  expect(checkInvitation({ invitation: invitationTyped }).length === 0).toBe(isTaken);
});
