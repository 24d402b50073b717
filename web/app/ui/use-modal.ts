import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** A text marked from inside to outside is no tap outside: it must also begin there. */
const onTapOutside = (dialog: HTMLDialogElement, close: () => void): (() => void) => {
  let beganOutside = false;
  const begin = ({ target }: Event) => {
    beganOutside = target === dialog;
  };
  const end = ({ target }: Event) => {
    if (beganOutside && target === dialog) close();
  };
  dialog.addEventListener("pointerdown", begin);
  dialog.addEventListener("click", end);
  return () => {
    dialog.removeEventListener("pointerdown", begin);
    dialog.removeEventListener("click", end);
  };
};

/**
 * Opens a dialog element over the page as long as it is rendered. The browser keeps the keyboard
 * inside and closes on Escape; `onClose` of the element tells of it.
 */
export const useModal = (
  onTapped: () => void,
  firstFocus?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onTapped);

  useEffect(() => {
    if (!dialog.current) return undefined;
    const before = document.activeElement;
    const forget = onTapOutside(dialog.current, () => close());
    dialog.current.showModal();
    firstFocus?.current?.focus();
    return () => {
      forget();
      // Whoever opened it has the focus again, unless the page gave it to something else.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [firstFocus]);

  return dialog;
};
