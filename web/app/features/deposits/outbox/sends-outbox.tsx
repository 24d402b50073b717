import { useEffect } from "react";
import { logError } from "../../../lib/log.ts";
import { outboxKey } from "../../../lib/outbox-key.ts";
import { deviceStore, deviceTokens } from "../../../lib/storage.ts";
import { whenIdle } from "../../../lib/when-idle.ts";

/** On a phone that has weighed; the pages of the counter start it themselves. */
const startIfNeeded = (): void => {
  if (deviceTokens.read() === null || deviceStore.read(outboxKey) === null) return;
  import("./outbox.ts")
    .then(({ startOutbox }) => startOutbox())
    .catch((error: unknown) => logError("The outbox did not start", error));
};

/** Sends what waits on this phone, on whatever page a signed-in person is. Shows nothing. */
export function SendsOutbox() {
  useEffect(() => {
    const leave = deviceTokens.subscribe(startIfNeeded);
    const cancel = whenIdle(startIfNeeded);
    return () => {
      leave();
      cancel();
    };
  }, []);
  return null;
}
