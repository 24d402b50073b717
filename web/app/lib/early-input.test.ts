import { expect, test } from "vitest";
import { type EarlyField, filledEarly } from "./early-input.ts";

const text = (value: string, more: Partial<EarlyField> = {}): EarlyField => ({
  name: "",
  type: "text",
  value,
  defaultValue: "",
  ...more,
});
const box = (type: "checkbox" | "radio", checked: boolean, defaultChecked: boolean) =>
  ({ name: "box", type, value: "on", checked, defaultChecked }) satisfies EarlyField;
const list = (...options: [selected: boolean, defaultSelected: boolean][]): EarlyField => ({
  name: "list",
  type: "select-one",
  value: "",
  options: options.map(([selected, defaultSelected]) => ({ selected, defaultSelected })),
});

test("what is not as the server sent it was filled in early: text, tick and choice", () => {
  const early = [
    text("Yasmine"),
    text("Oran", { defaultValue: "Alger", type: "textarea" }),
    box("radio", true, false),
    box("checkbox", true, false),
    list([false, true], [true, false]),
  ];
  expect(filledEarly(early)).toEqual(early);
});

test("what is as it was sent, drawn by the page, no choice yet, or no text is left alone", () => {
  const others = [
    text("Oran", { defaultValue: "Oran" }),
    box("radio", true, true),
    box("checkbox", false, false),
    list([true, true], [false, false]),
    list([false, false], [true, false]),
    text("Or", { role: "combobox" }),
    text("C:\\fakepath\\me.jpg", { type: "file" }),
    { name: "send", type: "submit", value: "1" },
  ];
  expect(filledEarly(others)).toEqual([]);
});
