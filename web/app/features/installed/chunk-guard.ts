import { useEffect, useState } from "react";
import { type KeyValueStore, tabStore } from "../../lib/storage.ts";

export const chunkGuardMs = 60_000;
const reloadedKey = "chunk.reloadedAt";
const probeKey = "chunk.probe";

/** As Chromium, Firefox and Safari put it; then Vite, of a page's styles, and we, of its texts. */
const failures =
  /dynamically imported module|importing a module script failed|unable to preload css|texts not loaded/i;

/** The code of a page could not be had, most likely because a newer release took its place. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && failures.test(error.message);

/** Once in a minute at most, and never where that could not be remembered. */
export const mayReload = (now: number, store: KeyValueStore = tabStore): boolean => {
  const last = store.read(reloadedKey);
  if (last !== null && now - Number(last) < chunkGuardMs) return false;
  store.write(probeKey, "true");
  return store.read(probeKey) !== null;
};

export const noteReload = (now: number, store: KeyValueStore = tabStore): void =>
  store.write(reloadedKey, String(now));

/** Loads the page anew for a chunk that is gone. True while it does: there is nothing to show. */
export const useChunkReload = (error: unknown): boolean => {
  // Without a network the new page could not be had either.
  const [isReloading] = useState(
    () => isChunkFailure(error) && navigator.onLine && mayReload(Date.now()),
  );
  useEffect(() => {
    if (!isReloading) return;
    noteReload(Date.now());
    location.reload();
  }, [isReloading]);
  return isReloading;
};
