import { useEffect } from "react";

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable]") !== null;

const isMeantForUs = ({ target, ctrlKey, metaKey, altKey, defaultPrevented, key }: KeyboardEvent) =>
  !defaultPrevented &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  (!isWriting(target) || key === "Escape") &&
  document.querySelector("dialog[open]") === null;

/**
 * Single keys of a page, by their letter: "j", "?", "Escape". They rest while somebody writes or a
 * dialog is open. `keys` is the same object from render to render.
 */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || !isMeantForUs(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [keys]);
};
