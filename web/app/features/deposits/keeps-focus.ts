const stay = (event: MouseEvent): void => event.preventDefault();

/**
 * As the `ref` of a group of keys: tapping them leaves the focus in the field they write to, with
 * its caret, and a real keyboard goes on working.
 */
export const keepsFocus = (keys: HTMLElement | null): (() => void) => {
  keys?.addEventListener("mousedown", stay);
  return () => keys?.removeEventListener("mousedown", stay);
};
