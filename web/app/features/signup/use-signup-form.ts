import { useRef, useState, type FocusEvent, type SubmitEvent } from "react";
import { problemsOf, type SignupField, type SignupProblem } from "./signup-problems.ts";
import { useProblemText } from "./use-problem-text.ts";

/** What a form holds, by field; a ticked box is "on". */
export type Values = Readonly<Partial<Record<SignupField, string>>>;

export const fieldId = (field: SignupField): string => `signup-${field}`;

const isBox = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "checkbox";

const valueIn = (form: HTMLFormElement, field: SignupField): string => {
  const element = form.elements.namedItem(fieldId(field));
  if (isBox(element)) return element.checked ? "on" : "";
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
};

const isTextField = (element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement && !/checkbox|radio/.test(element.type);

interface FormSettings {
  /** In the order they are shown. */
  fields: readonly SignupField[];
  /** What is wrong before anything is sent. */
  check: (values: Values) => readonly SignupProblem[];
  /** Throws what the server refuses. */
  send: (values: Values) => Promise<void>;
  /** Of a step that is shown again because of them. */
  firstProblems?: readonly SignupProblem[] | undefined;
}

/** Fields are not controlled: what is typed before the page comes alive is never lost. */
export const useSignupForm = ({ fields, check, send, firstProblems = [] }: FormSettings) => {
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(firstProblems);
  /** What was found on leaving a field, since the form was last sent. */
  const [left, setLeft] = useState<ReadonlyMap<SignupField, SignupProblem | undefined>>(new Map());
  const isSending = useRef(false);

  const problemAt = (field: SignupField) =>
    left.has(field) ? left.get(field) : problems.find((one) => one.field === field);

  /** One at a time: a second tap while the first is on its way does nothing. */
  const attempt = async (values: Values) => {
    if (isSending.current) return;
    const found = check(values);
    setLeft(new Map());
    setProblems(found);
    if (found.length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      setProblems(problemsOf(error, fields));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const valuesOf = (form: HTMLFormElement): Values =>
    Object.fromEntries(fields.map((field) => [field, valueIn(form, field)]));

  const tell = (field: SignupField, problem?: SignupProblem) =>
    setLeft((before) => new Map(before).set(field, problem));

  /** From one text field to the next, and only once it is filled: a button must not move away. */
  const leave = (field: SignupField, { target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!target.form || !isTextField(relatedTarget)) return;
    const values = valuesOf(target.form);
    const problem = check(values).find((one) => one.field === field);
    if (values[field]) tell(field, problem);
  };

  return {
    busy,
    problems,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void attempt(valuesOf(event.currentTarget));
    },
    /** What was chosen anew is no longer wrong, as far as anybody knows. */
    clear: (field: SignupField) => tell(field),
    /** What ties a field to the form. */
    field: (name: SignupField) => {
      const problem = problemAt(name);
      return {
        id: fieldId(name),
        name,
        error: problem && textOf(problem),
        onBlur: (event: FocusEvent<HTMLInputElement>) => leave(name, event),
      };
    },
  };
};

export type SignupFormState = ReturnType<typeof useSignupForm>;
