import { useRef, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { type Problem, problemsOf, type ProfileField } from "./problems.ts";

export const fieldId = (field: ProfileField): string => `opening-${field}`;

interface StepFormSettings {
  check: () => readonly Problem[];
  /** Throws what the server refuses. */
  send: () => Promise<unknown>;
}

/** Checks everything when it is sent, and sends it once. */
export const useStepForm = ({ check, send }: StepFormSettings) => {
  const t = useTranslations("opening.problem");
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isSending = useRef(false);

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
    problems,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void attempt();
    },
    /** What ties a field to the form. */
    field: (name: ProfileField) => {
      const problem = problems.find(({ field }) => field === name);
      return { id: fieldId(name), error: problem && t(problem.text) };
    },
  };
};

export type StepFormState = ReturnType<typeof useStepForm>;
