import { useEffect } from "react";
import { logError } from "../../../lib/log.ts";
import { deviceTokens } from "../../../lib/storage.ts";
import { whenIdle } from "../../../lib/when-idle.ts";

/** Starts with the first signed-in moment of this page, once it is at rest. */
const startWhenSignedIn = (): (() => void) => {
  let isOver = false;
  let stop: (() => void) | undefined;
  const start = async () => {
    const { startOutbox } = await import("./outbox.ts");
    if (!isOver) stop ??= startOutbox();
  };
  const check = () => {
    if (deviceTokens.read() === null || stop) return;
    start().catch((error: unknown) => logError("The outbox did not start", error));
  };
  check();
  const leave = deviceTokens.subscribe(check);
  return () => {
    isOver = true;
    leave();
    stop?.();
  };
};

/** Sends what waits on this phone, on whatever page the person is. Shows nothing. */
export function SendsOutbox() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => (stop = startWhenSignedIn()));
    return () => {
      cancel();
      stop?.();
    };
  }, []);
  return null;
}
