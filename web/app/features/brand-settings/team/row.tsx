import type { ReactNode } from "react";

interface RowProps {
  name: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
}

/** A line of a ruled list: who, a word about them, and what can be done. */
export function Row({ name, detail, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-[1.5px] border-line py-3">
      <div className="min-w-40 flex-1">
        <p className="font-bold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-small text-muted">{detail}</p>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </li>
  );
}
