import type { ReactNode } from "react";

/** Keeps a number, a code or a phone number in its own order inside a text of any direction. */
export function Num({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
