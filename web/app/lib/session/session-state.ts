import type { Organisation } from "@app/contract/organisations";
import type { User } from "@app/contract/session";
import type { Strategy } from "../storage.ts";

export interface SessionState {
  /** The person signed in; null for an organisation. */
  user: User | null;
  /** The organisation signed in, under the strategy `user`. */
  organisation: Organisation | null;
  loggedIn: boolean;
  strategy: Strategy;
  /** A login is on its way. */
  busy: boolean;
  /** Whether anybody is signed in has been found out. */
  known: boolean;
  /** The last thing that went wrong with signing in. */
  error: unknown;
}

export const unknown: SessionState = {
  user: null,
  organisation: null,
  loggedIn: false,
  strategy: "local",
  busy: false,
  known: false,
  error: null,
};

/** Keeps callbacks; adding one answers how to take it away again. */
export const createListeners = <T extends readonly unknown[]>() => {
  const listeners = new Set<(...heard: T) => void>();
  return {
    tell: (...heard: T): void => {
      for (const listener of listeners) listener(...heard);
    },
    add: (listener: (...heard: T) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const createState = () => {
  let state = unknown;
  const changes = createListeners();
  const errors = createListeners<[error: unknown]>();
  const set = (change: Partial<SessionState>): void => {
    state = { ...state, ...change };
    changes.tell();
  };
  return {
    read: (): SessionState => state,
    set,
    subscribe: changes.add,
    /** Records what went wrong and passes it on. */
    fail: (error: unknown): void => {
      set({ error });
      errors.tell(error);
    },
    onError: errors.add,
  };
};
