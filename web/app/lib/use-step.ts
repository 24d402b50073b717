import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** Every step has an address: the phone's own way back leads to the step before. */
export const useStep = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();

  const go = async (step: number, { replace = false } = {}) => {
    await navigate({ search: step === 1 ? "" : `?step=${step}` }, { replace });
  };
  const back = async (step: number) => {
    // Opened at this very address: there is nothing behind it.
    if (key === "default") await go(step - 1, { replace: true });
    else await navigate(-1);
  };
  const step = search.get("step");
  /** Whether the address names a step, or leaves it to the page. */
  return { asked: Number(step ?? 1), isAsked: step !== null, go, back };
};

/**
 * A new step takes the focus: its question, or the heading above its questions. With the paint, not
 * after it: a key pressed in between would be lost.
 */
export const useFocusOn = (step: number) => {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useLayoutEffect(() => {
    // The step that a page opens with leaves the focus where the browser puts it.
    if (shown.current === step) return;
    shown.current = step;
    screen.current?.querySelector<HTMLElement>("h1[tabindex], input:not([type=hidden])")?.focus();
  }, [step]);
  return screen;
};
