import { organisationSignout } from "@app/contract/organisations";
import { logout, transporterLogout, type User } from "@app/contract/session";
import { useSyncExternalStore } from "react";
import { call } from "../api-client.ts";
import { deviceStore, deviceTokens, pendingLanguageKey } from "../storage.ts";
import { createIdentity, createStart, type SessionPorts } from "./session-identity.ts";
import { createLogins } from "./session-logins.ts";
import { type SessionState, unknown } from "./session-state.ts";

const logoutPatienceMs = 3000;

export const createSession = (ports: SessionPorts) => {
  const identity = createIdentity(ports);
  const { read, subscribe, onError, fail, forget, fetchUser, stopAsking } = identity;
  const start = createStart(identity, ports.store);
  let starting: Promise<void> | undefined;

  const tellServer = (): Promise<void> => {
    const { strategy, user } = read();
    if (strategy === "user") return ports.call(organisationSignout);
    return ports.call(user?.default_role === "Transporter" ? transporterLogout : logout);
  };

  return {
    read,
    subscribe,
    onError,
    ...createLogins(ports.call, identity),

    /** Finds out who is signed in on this device; not `known` when nobody could tell. */
    restore: async (): Promise<SessionState> => {
      if (!read().known) await (starting ??= start().finally(() => (starting = undefined)));
      return read();
    },

    /** After anything that changes what the server knows of the person: a role, a number. */
    refetch: async (): Promise<User> => {
      try {
        return await fetchUser();
      } catch (error) {
        fail(error);
        throw error;
      }
    },

    logout: async (): Promise<void> => {
      stopAsking();
      // A server that cannot be told is no reason to stay signed in on this device.
      const told = tellServer().catch(() => undefined);
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, logoutPatienceMs))]);
      forget();
      // What this person chose is not told of whoever signs in next.
      ports.store.remove(pendingLanguageKey);
    },
  };
};

export type Session = ReturnType<typeof createSession>;

export const session = createSession({ call, tokens: deviceTokens, store: deviceStore });

const onServer = (): SessionState => unknown;

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.read, onServer);
