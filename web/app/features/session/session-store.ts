import {
  currentUser,
  login,
  logout,
  userSchema,
  type LoginInput,
  type User,
} from "@app/contract/session";
import { useSyncExternalStore } from "react";
import { ApiError, call, type Client } from "../../lib/api-client.ts";
import {
  type AccessTokens,
  authPrefix,
  deviceStore,
  deviceTokens,
  keptPrefix,
  type KeyValueStore,
  refreshTokenKey,
  strategyKey,
  tokenKey,
} from "../../lib/storage.ts";

/** `local` for people, `user` for the organisations of the sister services. */
export const strategies = ["local", "user"] as const;
export type Strategy = (typeof strategies)[number];

export interface SessionState {
  user: User | null;
  loggedIn: boolean;
  strategy: Strategy;
  /** A login is on its way. */
  busy: boolean;
  /** Whether anybody is signed in has been found out. */
  known: boolean;
}

export interface SessionPorts {
  call: Client["call"];
  tokens: AccessTokens;
  store: KeyValueStore;
}

const userKey = `${authPrefix}user`;
const logoutPatienceMs = 3000;

const unknown: SessionState = {
  user: null,
  loggedIn: false,
  strategy: "local",
  busy: false,
  known: false,
};

const keptUser = (store: KeyValueStore): User | null => {
  try {
    return userSchema.parse(JSON.parse(store.read(userKey) ?? "null"));
  } catch {
    return null;
  }
};

/** Nothing of the person stays on the device: no token, no name, no kept answer. */
const forgetOnDevice = (store: KeyValueStore): void => {
  for (const strategy of strategies) {
    store.remove(tokenKey(strategy));
    store.remove(refreshTokenKey(strategy));
  }
  store.remove(userKey);
  store.remove(strategyKey);
  store.removeStartingWith(keptPrefix);
};

const createState = () => {
  let state = unknown;
  const listeners = new Set<() => void>();
  return {
    read: (): SessionState => state,
    set: (change: Partial<SessionState>): void => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const createSession = ({ call, tokens, store }: SessionPorts) => {
  const { read, set, subscribe } = createState();

  const forget = (): void => {
    forgetOnDevice(store);
    set({ ...unknown, busy: read().busy, known: true });
    tokens.clear();
  };

  // The token went away elsewhere: refused by the server, or signed out in another tab.
  tokens.subscribe(() => {
    if (tokens.read() === null && read().loggedIn) forget();
  });

  const fetchUser = async (): Promise<User> => {
    const { user } = await call(currentUser);
    // Signed out while the answer was on its way: it comes too late.
    if (tokens.read() === null) throw new DOMException("Signed out meanwhile", "AbortError");
    store.write(userKey, JSON.stringify(user));
    set({ user, loggedIn: true, known: true });
    return user;
  };

  const findOut = async (): Promise<void> => {
    if (tokens.read() === null) return set({ known: true });
    const fresh = fetchUser().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) forget();
      else set({ known: true });
    });
    // A kept user opens the page at once, without a network too; the fresh one replaces it.
    const kept = keptUser(store);
    if (kept) set({ user: kept, loggedIn: true, known: true });
    else await fresh;
  };
  let restoring: Promise<void> | undefined;

  return {
    read,
    subscribe,

    /** Finds out, once, who is signed in on this device. */
    restore: async (): Promise<SessionState> => {
      if (!read().known) await (restoring ??= findOut());
      return read();
    },

    login: async (input: LoginInput): Promise<User> => {
      set({ busy: true });
      try {
        const { token } = await call(login, { body: input });
        store.removeStartingWith(keptPrefix);
        tokens.write(token);
        store.write(strategyKey, "local");
        return await fetchUser();
      } catch (error) {
        forget();
        throw error;
      } finally {
        set({ busy: false });
      }
    },

    logout: async (): Promise<void> => {
      // A server that cannot be told is no reason to stay signed in on this device.
      const told = call(logout).catch(() => undefined);
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, logoutPatienceMs))]);
      forget();
    },
  };
};

export const session = createSession({ call, tokens: deviceTokens, store: deviceStore });

const onServer = (): SessionState => unknown;

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.read, onServer);
