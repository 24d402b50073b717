import { useState } from "react";

/** A thing that is settled: shown, being changed, or changed just now. */
export const useEditing = () => {
  const [state, setState] = useState<"untouched" | "open" | "closed" | "saved">("untouched");
  return {
    isOpen: state === "open",
    isSaved: state === "saved",
    /** The form is gone, and with it the focus: the button that opened it takes it back. */
    wasOpen: state === "closed" || state === "saved",
    open: () => setState("open"),
    close: () => setState("closed"),
    save: () => setState("saved"),
  };
};
