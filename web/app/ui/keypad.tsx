import { Delete } from "lucide-react";
import { classNames } from "./class-names.ts";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

export type KeypadKey = (typeof digits)[number] | "0" | "decimal" | "delete";

interface KeypadProps {
  /** What is being typed, for people who do not see the screen. */
  label: string;
  /** The decimal mark as the page's language writes it. */
  decimalMark: string;
  decimalLabel: string;
  deleteLabel: string;
  onKey: (key: KeypadKey) => void;
  className?: string;
}

/** Twelve big keys. 1 2 3 start from the left in every language, as on a telephone. */
export function Keypad({
  label,
  decimalMark,
  decimalLabel,
  deleteLabel,
  onKey,
  className,
}: KeypadProps) {
  return (
    <div
      role="group"
      aria-label={label}
      dir="ltr"
      data-taps="many"
      className={classNames("grid grid-cols-3 gap-1.5", className)}
    >
      {digits.map((digit) => (
        <Key key={digit} name={digit} onKey={onKey}>
          {digit}
        </Key>
      ))}
      <Key name="decimal" label={decimalLabel} onKey={onKey}>
        {decimalMark}
      </Key>
      <Key name="0" onKey={onKey}>
        0
      </Key>
      <Key name="delete" label={deleteLabel} onKey={onKey}>
        <Delete className="size-6" aria-hidden="true" />
      </Key>
    </div>
  );
}

interface KeyProps {
  name: KeypadKey;
  label?: string;
  onKey: (key: KeypadKey) => void;
  children: React.ReactNode;
}

function Key({ name, label, onKey, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="key grid min-h-12 place-items-center rounded-medium bg-key text-[1.5625rem] font-bold tabular-nums"
      onClick={() => onKey(name)}
    >
      {children}
    </button>
  );
}
