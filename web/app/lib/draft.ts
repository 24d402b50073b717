import type { KeyValueStore } from "./storage.ts";

/** What a draft knows of a field; every control of a form has it. */
export interface DraftField {
  name: string;
  type: string;
  value: string;
  defaultValue?: string;
  checked?: boolean;
  autocomplete?: string;
}

/** Text by field; a box or a choice by its name and value, "on" when ticked. */
export type Draft = Readonly<Record<string, string>>;

const neverKept = new Set(["password", "file", "submit", "button", "reset", "image", "fieldset"]);

/** A password shown as text, and a code, are told apart by what they ask the browser to fill in. */
const isSecret = ({ autocomplete = "" }: DraftField): boolean =>
  /password|one-time-code/.test(autocomplete);

const isTicked = ({ type }: DraftField): boolean => type === "checkbox" || type === "radio";

const keyOf = (field: DraftField): string =>
  isTicked(field) ? `${field.name}=${field.value}` : field.name;

const keptFields = <Field extends DraftField>(fields: readonly Field[]): Field[] =>
  fields.filter((field) => field.name && !neverKept.has(field.type) && !isSecret(field));

export const draftOf = (fields: readonly DraftField[]): Draft =>
  Object.fromEntries(
    keptFields(fields).map((field) => [
      keyOf(field),
      isTicked(field) ? (field.checked ? "on" : "") : field.value,
    ]),
  );

/** The fields that the draft changes. What was typed before it could be read stays. */
export const changesOf = <Field extends DraftField>(
  fields: readonly Field[],
  draft: Draft,
): { field: Field; value: string }[] =>
  keptFields(fields).flatMap((field) => {
    const value = draft[keyOf(field)];
    if (value === undefined) return [];
    if (isTicked(field)) return field.checked === (value === "on") ? [] : [{ field, value }];
    const isUntouched = field.value === (field.defaultValue ?? "");
    return isUntouched && field.value !== value ? [{ field, value }] : [];
  });

const draftPrefix = "draft.";

/** Drafts of this tab by the key of their form. */
export const draftStore = (store: KeyValueStore, formKey: string) => ({
  read: (): Draft => {
    try {
      const kept: unknown = JSON.parse(store.read(draftPrefix + formKey) ?? "{}");
      const entries = Object.entries(kept ?? {});
      return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
    } catch {
      return {};
    }
  },
  write: (draft: Draft): void => store.write(draftPrefix + formKey, JSON.stringify(draft)),
  clear: (): void => store.remove(draftPrefix + formKey),
});
