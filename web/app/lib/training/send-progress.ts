import { session } from "../session/session-store.ts";
import { bringProgress } from "./progress-store.ts";

/** For whoever signed in since, or had no network then. */
export const sendProgress = async (): Promise<void> => {
  const { user } = await session.restore();
  if (user) await bringProgress(user.id);
};
