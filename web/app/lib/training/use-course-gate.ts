import { useEffect, useState } from "react";
import { deviceStore } from "../storage.ts";
import { coursePassedKey } from "./training-keys.ts";

const askWhetherOpen = async (userId: string): Promise<boolean> => {
  const [{ bringProgress }, { hasPassedCounter }] = await Promise.all([
    import("./progress-store.ts"),
    import("./progress.ts"),
  ]);
  return hasPassedCounter(await bringProgress(userId));
};

/**
 * Whether somebody has to take the counter's course first. Nobody waits for the answer: without a
 * network the server has the last word when what was weighed arrives.
 */
export const useCourseGate = (userId: string | undefined): boolean => {
  const [closedFor, setClosedFor] = useState<string>();
  useEffect(() => {
    if (userId === undefined || deviceStore.read(coursePassedKey(userId)) !== null) return;
    askWhetherOpen(userId).then(
      (isOpen) => setClosedFor(isOpen ? undefined : userId),
      () => undefined,
    );
  }, [userId]);
  return userId !== undefined && closedFor === userId;
};
