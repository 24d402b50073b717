import type { DraftField } from "./draft.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement) => [...form.elements] as Control[];

const isTicked = ({ type }: DraftField): boolean => type === "checkbox" || type === "radio";

/** As if a person had filled it in, so that pages that watch the field hear of it. */
export const fillIn = (field: Control, value: string): void => {
  if (isTicked(field)) {
    field.click();
    return;
  }
  // React watches the value of each field: only the one of the prototype gets past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** What a form knows of a field before anybody could listen to it. */
export interface EarlyField extends DraftField {
  defaultChecked?: boolean;
  /** Of a list. */
  options?: Iterable<{ selected: boolean; defaultSelected: boolean }>;
  role?: string | null;
}

/** Those that somebody filled in before the page was alive: they are no longer as the server sent them. */
export const filledEarly = <Field extends EarlyField>(fields: readonly Field[]): Field[] =>
  fields.filter((field) => {
    if (field.type === "file" || field.role === "combobox") return false;
    if (isTicked(field)) return field.checked === true && field.defaultChecked === false;
    if (field.options) {
      const options = [...field.options];
      const sent = options.find(({ defaultSelected }) => defaultSelected);
      return sent !== undefined && !sent.selected;
    }
    return field.defaultValue !== undefined && field.value !== field.defaultValue;
  });

/** Says it again, now that the page listens. */
export const hearAgain = (fields: readonly Control[]): void => {
  for (const field of fields) {
    const { value } = field;
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event("change", { bubbles: true }));
      continue;
    }
    // React has seen what was filled in, and would take the same for nothing new.
    if (isTicked(field)) (field as HTMLInputElement).checked = false;
    else field.value = field.defaultValue;
    fillIn(field, value);
  }
};

/** Of a form that watches its fields. One that the page itself has just drawn is as it was drawn. */
export const hearEarly = (form: HTMLFormElement | null): void => {
  if (form) hearAgain(filledEarly(controlsOf(form)));
};
