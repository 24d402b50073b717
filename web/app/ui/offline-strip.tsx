import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";

/** The ink strip under the header: what is shown, from when, and what waits to be sent. */
export function OfflineStrip({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2.5 bg-ink px-page py-2 text-small text-white"
    >
      <WifiOff className="size-5 flex-none" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
