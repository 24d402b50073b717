import { useEffect, useSyncExternalStore } from "react";
import { session, useSession } from "../session/session-store.ts";
import { nothing } from "./progress.ts";
import { bringProgress, readProgress, subscribe, visitor } from "./progress-store.ts";

const none = () => nothing;

/** Without a network it waits, here and on the device. */
const bring = (userId: string): void => void bringProgress(userId).catch(() => undefined);

/** What is known of the person on this device, and of their account as soon as it answers. */
export const useProgress = () => {
  const { user } = useSession();
  const userId = user?.id;
  const owner = userId ?? visitor;
  const progress = useSyncExternalStore(subscribe, () => readProgress(owner), none);

  const hasNewPass = Object.values(progress.lessons).some(({ answered }) => answered !== null);

  useEffect(() => void session.restore(), []);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const again = () => bring(userId);
    again();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [userId]);
  // Cards alone wait for the next visit: a call for each would cost more than they are worth.
  useEffect(() => {
    if (userId !== undefined && hasNewPass) bring(userId);
  }, [userId, hasNewPass]);

  return { owner, progress, isVisitor: userId === undefined };
};
