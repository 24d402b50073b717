import { sendContactMessage, type ContactTopic } from "@app/contract/contact";
import { useCallback, useId, useRef, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../lib/api-client.ts";
import { waitTimeOf } from "../../lib/wait-time.ts";
import {
  contactFields,
  problemsIn,
  problemsOf,
  type ContactField,
  type ContactProblem,
  type ContactValues,
} from "./contact-rules.ts";

const valuesIn = (form: HTMLFormElement): ContactValues => {
  const data = new FormData(form);
  const textOf = (field: ContactField) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(
    contactFields.map((field) => [field, textOf(field)]),
  ) as unknown as ContactValues;
};

/** The same words sent again are the same message; other words are another one. */
const useSending = () => {
  const last = useRef({ words: "", key: "" });
  return (values: ContactValues) => {
    const words = JSON.stringify(values);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    const body = { ...values, topic: values.topic as ContactTopic };
    return call(sendContactMessage, { body, idempotencyKey: last.current.key });
  };
};

const useProblemText = () => {
  const t = useTranslations("contact");
  return useCallback(
    ({ text, seconds }: ContactProblem): string => {
      if (text !== "tooMany" || seconds === undefined) return t(`problem.${text}`);
      const { unit, count } = waitTimeOf(seconds);
      return t(`wait.${unit}`, { count });
    },
    [t],
  );
};

/** Fields are not controlled: what is typed before the page comes alive is never lost. */
export const useContactForm = (onSent: (reference: string) => void) => {
  const id = useId();
  const textOf = useProblemText();
  const send = useSending();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly ContactProblem[]>([]);

  const attempt = async (values: ContactValues) => {
    const found = problemsIn(values);
    setProblems(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const { reference } = await send(values);
      onSent(reference);
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    id,
    busy,
    problems,
    textOf,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void attempt(valuesIn(event.currentTarget));
    },
    /** What ties a field to its form. */
    field: (name: ContactField) => {
      const problem = problems.find(({ field }) => field === name);
      return { id: `${id}-${name}`, name, error: problem && textOf(problem) };
    },
  };
};
