import type { PushMessage } from "@app/contract/push";
import { ForegroundToast } from "./foreground-toast.tsx";
import { InstallCard } from "./install-card.tsx";
import type { InstallWay } from "./install-offer.ts";
import { UpgradeToast } from "./upgrade-toast.tsx";

export interface PromptsProps {
  message: PushMessage | null;
  onMessageRead: () => void;
  newer: string | null;
  onLater: () => void;
  way: InstallWay;
  onRefuse: () => void;
}

/** What lies over the page: one thing at the top, one at the bottom. */
export function Prompts(props: PromptsProps) {
  const { message, onMessageRead, newer, onLater, way, onRefuse } = props;
  return (
    <>
      {message && (
        <ForegroundToast
          key={`${message.id} ${message.title} ${message.body}`}
          message={message}
          onClose={onMessageRead}
        />
      )}
      {newer !== null && <UpgradeToast version={newer} onClose={onLater} />}
      {newer === null && way !== null && <InstallCard way={way} onRefuse={onRefuse} />}
    </>
  );
}
