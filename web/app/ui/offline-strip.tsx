import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";

interface OfflineStripProps {
  /** Instead of the sign for no network. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The ink strip under the header: what is shown, from when, and what waits to be sent. */
export function OfflineStrip({ icon, children }: OfflineStripProps) {
  return (
    <p
      role="status"
      className="on-dark flex items-center gap-2.5 bg-ink px-page py-2 text-small text-white"
    >
      {icon ?? <WifiOff className="size-5 flex-none" aria-hidden="true" />}
      <span>{children}</span>
    </p>
  );
}
