import { fetchVersion } from "../../lib/fetch-version.ts";
import { logError } from "../../lib/log.ts";
import { deviceStore, type KeyValueStore } from "../../lib/storage.ts";

export const checkEveryMs = 3_600_000;
const versionKey = "version";

/** The server's version when it is another than the one this device last agreed to. */
export const findNewerVersion = async (
  fetchIt: () => Promise<string>,
  store: KeyValueStore,
): Promise<string | null> => {
  const version = await fetchIt();
  const stored = store.read(versionKey);
  // Whoever comes for the first time has the newest.
  if (stored === null) store.write(versionKey, version);
  return stored === null || stored === version ? null : version;
};

export const acceptVersion = (version: string, store: KeyValueStore = deviceStore): void =>
  store.write(versionKey, version);

/** Looks now and every hour; the answer ends it. One that fails is only logged. */
export const watchVersion = (
  onNewer: (version: string) => void,
  fetchIt = fetchVersion,
  store: KeyValueStore = deviceStore,
): (() => void) => {
  const look = async () => {
    try {
      const newer = await findNewerVersion(fetchIt, store);
      if (newer !== null) onNewer(newer);
    } catch (error) {
      logError("Whether there is a newer version could not be found out", error);
    }
  };
  void look();
  const timer = setInterval(() => void look(), checkEveryMs);
  return () => clearInterval(timer);
};
