import type { RefObject } from "react";
import { flushSync } from "react-dom";

const stops = "a, button, input, summary";

const stopsIn = (place: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(place.current?.querySelectorAll<HTMLElement>(stops) ?? []),
];

/** What was set before. A slider's own number is one that React does not watch. */
const setAs = (input: HTMLInputElement, isChecked: boolean, value: number): void => {
  if (isChecked && !input.checked) input.click();
  if (input.type !== "range" || Number.isNaN(value) || input.valueAsNumber === value) return;
  input.valueAsNumber = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Draws a place anew in one go: whoever stands inside stays there, with what they chose. */
export const redraw = (place: RefObject<HTMLElement | null>, draw: () => void): void => {
  const before = stopsIn(place).map((stop) => ({
    isFocused: stop === document.activeElement,
    ...(stop instanceof HTMLInputElement && { isChecked: stop.checked, value: stop.valueAsNumber }),
  }));
  flushSync(draw);
  const after = stopsIn(place);
  before.forEach(({ isFocused, isChecked = false, value = Number.NaN }, at) => {
    const stop = after[at];
    if (isFocused) stop?.focus({ preventScroll: true });
    if (stop instanceof HTMLInputElement) setAs(stop, isChecked, value);
  });
};
