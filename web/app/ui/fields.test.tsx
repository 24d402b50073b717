import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CheckboxField } from "./checkbox-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { CodeField } from "./code-field.tsx";
import { Field } from "./field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { SelectField } from "./select-field.tsx";

const texts = { id: "f", name: "f", label: "Label", hint: "Hint", error: "Error" };
const nothing = () => undefined;
const options = [
  { value: "16", label: "Alger" },
  { value: "31", label: "Oran" },
];

const fields: Record<string, ReactNode> = {
  Field: <Field {...texts} />,
  PhoneField: <PhoneField {...texts} />,
  CodeField: <CodeField {...texts} value="40" onChange={nothing} />,
  SelectField: (
    <SelectField {...texts} options={options} value="31" onChange={nothing} emptyText="None" />
  ),
  CheckboxField: <CheckboxField {...texts} />,
  ChoiceField: <ChoiceField {...texts} choices={options} />,
};

describe.each(Object.entries(fields))("%s", (_, field) => {
  const html = renderToStaticMarkup(field);

  test("is described by its hint and its error, and marked as wrong", () => {
    expect(html).toContain('aria-describedby="f-hint f-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<p id="f-hint"[^>]*>Hint/);
    expect(html).toMatch(/<p id="f-error".*>Error/);
  });

  test("is what the error summary leads to", () => {
    expect(html).toMatch(/<input[^>]* id="f"/);
  });
});

test("a label that is the page's heading is one, and still names its field", () => {
  const html = renderToStaticMarkup(<PhoneField {...texts} isHeading />);
  expect(html).toMatch(/<h1[^>]*><label for="f">Label/);
});

test("a phone's keyboard brings digits, and its memory the number and the code", () => {
  expect(renderToStaticMarkup(fields["PhoneField"])).toMatch(
    /autoComplete="tel-national".*type="tel".*inputMode="numeric"/,
  );
  expect(renderToStaticMarkup(fields["CodeField"])).toMatch(
    /autoComplete="one-time-code".*inputMode="numeric"/,
  );
});

test("a list shows the name of what is chosen, and sends its value", () => {
  const html = renderToStaticMarkup(fields["SelectField"]);
  expect(html).toMatch(/role="combobox"[^>]*value="Oran"/);
  expect(html).toContain('<input type="hidden" name="f" value="31"/>');
});
