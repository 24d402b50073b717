import { useId, type ReactNode, type RefObject } from "react";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  title: string;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
  /** Escape, the phone's back button, a tap outside: the page stops rendering the dialog. */
  onClose: () => void;
  /** Where the keyboard starts; the first thing that takes it, unless told. */
  firstFocus?: RefObject<HTMLElement | null>;
}

/** Open as long as it is rendered. A sheet on a phone, a card where there is room. */
export function Dialog({ title, children, actions, onClose, firstFocus }: DialogProps) {
  const titleId = useId();
  const dialog = useModal(onClose, firstFocus);

  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={titleId}
      onClose={onClose}
      className="modal mx-0 mt-auto mb-0 w-full rounded-t-[22px] shadow-e3 sm:m-auto sm:w-[28rem] sm:rounded-[22px] sm:rounded-ee-turn"
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
