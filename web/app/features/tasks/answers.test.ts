import { locales } from "@app/contract/locales";
import { taskNoteLetters } from "@app/contract/tasks";
import { expect, test } from "vitest";
import { answers } from "./answers.ts";
import messages from "./locales/en.json" with { type: "json" };

const flat = (locale: (typeof locales)[number]) =>
  Object.entries(answers[locale]).flatMap(([kind, ofKind]) =>
    Object.entries(ofKind).map(([choice, text]) => ({ key: `${kind}.${choice}`, text })),
  );

test("an answer is ready in all three languages or in none, each in its own words", () => {
  const keys = flat("en").map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(10);
  for (const locale of locales) expect(flat(locale).map(({ key }) => key)).toEqual(keys);
  const texts = locales.flatMap((locale) => flat(locale).map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
});

test("it can be sent as it is", () => {
  for (const { text } of locales.flatMap(flat)) {
    expect(text.length).toBeGreaterThanOrEqual(taskNoteLetters.least);
    expect(text.length).toBeLessThanOrEqual(taskNoteLetters.most);
  }
});

test("each belongs to a choice that has a name", () => {
  const choices = Object.entries(messages.choice).flatMap(([kind, ofKind]) =>
    Object.keys(ofKind).map((choice) => `${kind}.${choice}`),
  );
  for (const { key } of flat("en")) expect(choices).toContain(key);
});
