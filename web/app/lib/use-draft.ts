import { useCallback, useRef, type RefCallback } from "react";
import { changesOf, draftOf, draftStore } from "./draft.ts";
import { controlsOf, fillIn, filledEarly, hearAgain } from "./early-input.ts";
import { tabStore } from "./storage.ts";

const restMs = 500;

/** Keeps what is filled in while the form is there; the answer ends it. */
const keepDraft = (form: HTMLFormElement, formKey: string) => {
  const draft = draftStore(tabStore, formKey);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const saveNow = () => {
    if (timer === undefined) return;
    forget();
    draft.write(draftOf(controlsOf(form)));
  };
  const saveSoon = () => {
    forget();
    timer = setTimeout(saveNow, restMs);
  };

  const early = filledEarly(controlsOf(form));
  for (const { field, value } of changesOf(controlsOf(form), draft.read())) fillIn(field, value);
  form.addEventListener("input", saveSoon);
  form.addEventListener("change", saveSoon);
  addEventListener("pagehide", saveNow);
  hearAgain(early);

  const stop = () => {
    saveNow();
    form.removeEventListener("input", saveSoon);
    form.removeEventListener("change", saveSoon);
    removeEventListener("pagehide", saveNow);
  };
  const clear = () => {
    forget();
    draft.clear();
  };
  return { stop, clear };
};

export interface FormDraft {
  /** Of the form element. */
  ref: RefCallback<HTMLFormElement>;
  /** After success: what was sent is no draft any more. */
  clear: () => void;
}

/**
 * What is filled in survives a change of language, a reload and the way back, until the tab closes.
 * Passwords and codes are never kept. `formKey` names the form among all forms.
 */
export const useDraft = (formKey: string): FormDraft => {
  const kept = useRef<ReturnType<typeof keepDraft>>(undefined);
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return undefined;
      kept.current = keepDraft(form, formKey);
      return () => kept.current?.stop();
    },
    [formKey],
  );
  const clear = useCallback(() => kept.current?.clear(), []);
  return { ref, clear };
};
