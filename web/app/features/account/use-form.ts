import { useId, useRef, useState, type FocusEvent, type SubmitEvent } from "react";
import {
  fieldsOf,
  problemsIn,
  problemsOf,
  type FieldRules,
  type Problem,
  type Refusals,
  type Values,
} from "./problems.ts";
import { useProblemText } from "./use-problem-text.ts";

interface FormSettings<Field extends string> {
  /** In the order of the form. */
  rules: FieldRules<Field>;
  /** Throws what the server refuses. */
  send: (values: Values<Field>) => Promise<unknown>;
  /** Refusals of the server that belong to this form; some depend on what was filled in. */
  refusals?: Refusals<Field> | ((values: Values<Field>) => Refusals<Field>);
}

const valuesIn = <Field extends string>(
  form: HTMLFormElement,
  rules: FieldRules<Field>,
): Values<Field> => {
  const data = new FormData(form);
  const textOf = (field: Field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(
    fieldsOf(rules).map((field) => [field, textOf(field)]),
  ) as Values<Field>;
};

/** Fields are not controlled: what is typed before the page comes alive is never lost. */
export const useForm = <Field extends string>(settings: FormSettings<Field>) => {
  const { rules, send, refusals } = settings;
  const id = useId();
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem<Field>[]>([]);
  /** What was found on leaving a field, since the form was last sent. */
  const [left, setLeft] = useState<ReadonlyMap<string, Problem<Field> | undefined>>(new Map());
  const isSending = useRef(false);

  const attempt = async (values: Values<Field>) => {
    if (isSending.current) return;
    const found = problemsIn(rules, values);
    setLeft(new Map());
    setProblems(found);
    if (found.length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const named = typeof refusals === "function" ? refusals(values) : refusals;
      setProblems(problemsOf(error, rules, named));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  /** From one field to the next, and only once it is filled: a button must not move away. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const { form, name, value } = currentTarget;
    if (!form || value === "" || !(relatedTarget instanceof HTMLInputElement)) return;
    const problem = problemsIn(rules, valuesIn(form, rules)).find(({ field }) => field === name);
    setLeft((before) => new Map(before).set(name, problem));
  };

  return {
    id,
    busy,
    problems,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void attempt(valuesIn(event.currentTarget, rules));
    },
    /** What ties a field to its form. */
    field: (name: Field) => {
      const problem = left.has(name)
        ? left.get(name)
        : problems.find(({ field }) => field === name);
      return { id: `${id}-${name}`, name, error: problem && textOf(problem), onBlur: leave };
    },
  };
};

export type FormState = Pick<ReturnType<typeof useForm<string>>, "id" | "problems" | "submit">;
