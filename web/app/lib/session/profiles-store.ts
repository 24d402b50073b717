import { allProfiles, profilesSchema, type Profiles } from "@app/contract/profiles";
import { useEffect, useSyncExternalStore } from "react";
import { call, type Client } from "../api-client.ts";
import { logError } from "../log.ts";
import { deviceStore, keptPrefix, type KeyValueStore } from "../storage.ts";
import { createListeners } from "./session-state.ts";
import { session, type Session, useSession } from "./session-store.ts";

export interface ProfilesState extends Profiles {
  /** When they left the server, in milliseconds. */
  at: number | null;
  /** The newest could not be had; what is shown may be old. */
  failed: boolean;
}

const noProfiles: ProfilesState = {
  profileCs: null,
  profileCp: null,
  profileCsr: null,
  profileTp: null,
  isCollab: false,
  at: null,
  failed: false,
};

interface ProfilesPorts {
  call: Client["call"];
  session: Pick<Session, "read" | "subscribe">;
  store: KeyValueStore;
  now?: () => number;
}

const keptKey = `${keptPrefix}profiles`;

const readKept = (store: KeyValueStore): ProfilesState => {
  try {
    const { at, profiles } = JSON.parse(store.read(keptKey) ?? "");
    return { ...profilesSchema.parse(profiles), at: Number(at), failed: false };
  } catch {
    return noProfiles;
  }
};

/** The four profiles of whoever is signed in: the last known at once, the newest when it comes. */
export const createProfiles = ({ call, session, store, now = Date.now }: ProfilesPorts) => {
  const isSignedIn = () => session.read().user !== null;
  const listeners = createListeners();
  let state = noProfiles;
  const set = (next: ProfilesState): void => {
    state = next;
    listeners.tell();
  };

  session.subscribe(() => {
    if (!isSignedIn() && state !== noProfiles) set(noProfiles);
  });

  const fetchProfiles = async (): Promise<Profiles> => {
    if (state.at === null) set(readKept(store));
    try {
      const profiles = await call(allProfiles);
      if (isSignedIn()) {
        const at = now();
        store.write(keptKey, JSON.stringify({ at, profiles }));
        set({ ...profiles, at, failed: false });
      }
      return profiles;
    } catch (error) {
      logError("The profiles could not be fetched", error);
      set({ ...state, failed: true });
      throw error;
    }
  };

  let fetching: Promise<Profiles> | undefined;
  return {
    read: (): ProfilesState => state,
    subscribe: listeners.add,
    /** However many ask at once, the server is asked once. */
    load: (): Promise<Profiles> =>
      (fetching ??= fetchProfiles().finally(() => (fetching = undefined))),
  };
};

const profiles = createProfiles({ call, session, store: deviceStore });

/** Asks again; what comes, or that nothing did, is in the state. */
export const reloadProfiles = async (): Promise<void> => {
  await profiles.load().catch(() => undefined);
};

const onServer = (): ProfilesState => noProfiles;

/** For a header: asks when it appears and somebody is signed in. */
export const useProfiles = (): ProfilesState => {
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    if (isSignedIn) void reloadProfiles();
  }, [isSignedIn]);
  return useSyncExternalStore(profiles.subscribe, profiles.read, onServer);
};
