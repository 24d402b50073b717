import { useMemo, useRef, useState, type SubmitEvent } from "react";
import type { FormProblem } from "./form-problems.ts";

interface StepFormSettings<Field extends string, Text extends string> {
  /** Before the ids of its fields. */
  name: string;
  check: () => readonly FormProblem<Field, Text>[];
  /** Throws what the server refuses. */
  send: () => Promise<unknown>;
  /** The same in the words of the form. */
  problemsOf: (error: unknown) => readonly FormProblem<Field, Text>[];
  /** The same function at every render, as a translator is. */
  text: (text: Text) => string;
}

/** Checks everything when it is sent, and sends it once. */
export const useStepForm = <Field extends string, Text extends string>(
  settings: StepFormSettings<Field, Text>,
) => {
  const { name, check, send, problemsOf, text } = settings;
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FormProblem<Field, Text>[]>([]);
  const isSending = useRef(false);
  const idOf = (field: Field): string => `${name}-${field}`;
  // A new list takes the focus, so it must be new only when the problems are.
  const errors = useMemo(
    () =>
      problems.map((problem) => ({
        message: text(problem.text),
        ...(problem.field && { fieldId: `${name}-${problem.field}` }),
      })),
    [problems, text, name],
  );

  const attempt = async () => {
    if (isSending.current) return;
    const found = check();
    setProblems(found);
    if (found.length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    errors,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void attempt();
    },
    idOf,
    /** What ties a field to the form. */
    field: (field: Field) => {
      const problem = problems.find((one) => one.field === field);
      return { id: idOf(field), error: problem && text(problem.text) };
    },
  };
};

export type StepFormState<Field extends string> = Pick<
  ReturnType<typeof useStepForm<Field, string>>,
  "busy" | "errors" | "submit" | "idOf" | "field"
>;
