import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from "react";

interface DialogProps {
  title: string;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
  /** Escape, the phone's back button, a tap outside: the page stops rendering the dialog. */
  onClose: () => void;
  /** Where the keyboard starts; the first thing that takes it, unless told. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A text marked from inside to outside is no tap outside: it must also begin there. */
const onTapOutside = (dialog: HTMLDialogElement, close: () => void): void => {
  let beganOutside = false;
  dialog.addEventListener("pointerdown", ({ target }) => {
    beganOutside = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (beganOutside && target === dialog) close();
  });
};

/** Open as long as it is rendered. A sheet on a phone, a card where there is room. */
export function Dialog({ title, children, actions, onClose, firstFocus }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const before = document.activeElement;
    if (dialog.current) onTapOutside(dialog.current, () => close());
    dialog.current?.showModal();
    firstFocus?.current?.focus();
    // Whoever opened it has the focus again, unless the page gave it to something else.
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [firstFocus]);

  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={titleId}
      onClose={onClose}
      className="mx-0 mt-auto mb-0 w-full max-w-none overscroll-contain rounded-t-[22px] bg-white text-ink shadow-e3 backdrop:bg-ink/42 sm:m-auto sm:w-[28rem] sm:rounded-[22px] sm:rounded-ee-turn"
    >
      <div className="p-5 pb-6 sm:p-7">
        <h2 id={titleId} className="text-[1.5rem]">
          {title}
        </h2>
        {children && <div className="mt-3">{children}</div>}
        <div className="mt-5 grid gap-2.5">{actions}</div>
      </div>
    </dialog>
  );
}
