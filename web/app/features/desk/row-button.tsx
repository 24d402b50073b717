import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useOpened } from "./use-opened.ts";

export const rowButtonId = (id: string): string => `row-${id}`;

/** The name of a row, which opens it beside the table. */
export function RowButton({ id, children }: { id: string; children: ReactNode }) {
  const { opened, open } = useOpened();
  const isOpen = opened === id;
  return (
    <button
      id={rowButtonId(id)}
      type="button"
      aria-expanded={isOpen}
      onClick={() => open(id)}
      className={classNames(
        "inline-flex min-h-11 items-center rounded-small text-start font-bold",
        isOpen
          ? "-ms-2 bg-ink px-2 text-white"
          : "underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink",
      )}
    >
      {children}
    </button>
  );
}
