import { Bell as BellIcon } from "lucide-react";
import { useState } from "react";
import { latePart } from "../../i18n/late-part.tsx";

const { load: expectSheet, LatePart: Sheet } = latePart(
  ["notifications"],
  async () => (await import("./notifications-sheet.tsx")).NotificationsSheet,
);

interface BellProps {
  /** Its name; it says whether there is something new, as the dot does. */
  label: string;
  hasNews: boolean;
  onRead: () => void;
}

/** Opens what happened; a dot when some of it was not seen yet. */
export function Bell({ label, hasNews, onRead }: BellProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className="relative grid size-11 flex-none place-items-center rounded-medium bg-white/10"
        onPointerEnter={expectSheet}
        onFocus={expectSheet}
        onClick={() => setOpen(true)}
      >
        <BellIcon className="size-5.5" aria-hidden="true" />
        {hasNews && (
          <span
            aria-hidden="true"
            className="absolute end-2.5 top-2.5 size-2.5 rounded-full bg-yellow-400"
          />
        )}
      </button>
      {isOpen && <Sheet onClose={() => setOpen(false)} onRead={onRead} />}
    </>
  );
}
