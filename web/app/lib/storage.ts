/**
 * What this device remembers. Every access may fail (private mode, a full disk, storage switched
 * off), and a page must live on without it.
 */
export interface KeyValueStore {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  removeStartingWith: (prefix: string) => void;
}

const quietly = <T>(access: () => T, otherwise: T): T => {
  try {
    return access();
  } catch {
    return otherwise;
  }
};

/** `area` is asked for each time: on the server, and where storage is switched off, there is none. */
const keyValueStore = (area: () => Storage): KeyValueStore => ({
  read: (key) => quietly(() => area().getItem(key), null),
  write: (key, value) => quietly(() => area().setItem(key, value), undefined),
  remove: (key) => quietly(() => area().removeItem(key), undefined),
  removeStartingWith: (prefix) =>
    quietly(() => {
      const storage = area();
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    }, undefined),
});

/** Kept until signing out. */
export const deviceStore = keyValueStore(() => localStorage);
/** Kept until the tab closes. */
export const tabStore = keyValueStore(() => sessionStorage);

/** `local` for people, `user` for the organisations of the sister services. */
export const strategies = ["local", "user"] as const;
export type Strategy = (typeof strategies)[number];

/** The spec's names: `auth._token.local` holds the access token of the strategy `local`. */
export const authPrefix = "auth.";
export const tokenKey = (strategy: Strategy): string => `${authPrefix}_token.${strategy}`;
export const refreshTokenKey = (strategy: Strategy): string =>
  `${authPrefix}_refresh_token.${strategy}`;
export const strategyKey = `${authPrefix}strategy`;

/** The spec's name: a language that the server is still to be told of. */
export const pendingLanguageKey = "LANG_TO_SYNC";

/** Answers kept for the next opening without a network; another person must never see them. */
export const keptPrefix = "kept.";

export interface AccessTokens {
  read: () => string | null;
  write: (token: string) => void;
  clear: () => void;
  /** Calls back after every change, also one made in another tab. */
  subscribe: (onChange: () => void) => () => void;
}

export const accessTokens = (store: KeyValueStore, strategy: Strategy = "local"): AccessTokens => {
  const key = tokenKey(strategy);
  const listeners = new Set<() => void>();
  // Where storage is switched off a person may still sign in, until the page closes.
  let unkept: string | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hearOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    read: () => store.read(key) ?? unkept,
    write: (token) => {
      store.write(key, token);
      unkept = store.read(key) === token ? null : token;
      tell();
    },
    clear: () => {
      store.remove(key);
      unkept = null;
      tell();
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) globalThis.addEventListener?.("storage", hearOtherTab);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) globalThis.removeEventListener?.("storage", hearOtherTab);
      };
    },
  };
};

export const deviceTokens = accessTokens(deviceStore);
