import { organisationMe, type Organisation } from "@app/contract/organisations";
import { currentUser, type User } from "@app/contract/session";
import { ApiError, type Client } from "../api-client.ts";
import { logError } from "../log.ts";
import {
  type AccessTokens,
  accessTokens,
  type KeyValueStore,
  type Strategy,
  strategyKey,
} from "../storage.ts";
import { createMemory } from "./session-memory.ts";
import { createState, unknown } from "./session-state.ts";

export interface SessionPorts {
  call: Client["call"];
  /** Of people; an organisation's session is named beside it, in the same store. */
  tokens: AccessTokens;
  store: KeyValueStore;
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const comesTooLate = (): DOMException => new DOMException("Signed out meanwhile", "AbortError");

const isTooLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** What is known of who is signed in, and how it is fetched, kept and forgotten. */
export const createIdentity = ({ call, tokens, store }: SessionPorts) => {
  const state = createState();
  const memory = createMemory(store);
  const organisationTokens = accessTokens(store, "user");
  const tokensOf = (strategy: Strategy) => (strategy === "user" ? organisationTokens : tokens);
  let asking = new AbortController();

  /** Before signing out: a question that arrives after it would be refused. */
  const stopAsking = (): void => {
    asking.abort(comesTooLate());
    asking = new AbortController();
  };

  const forget = (): void => {
    memory.forget();
    const { busy, error } = state.read();
    state.set({ ...unknown, busy, error, known: true });
    tokens.clear();
    organisationTokens.clear();
  };

  // The token went away elsewhere: refused by the server, or signed out in another tab.
  for (const strategy of ["local", "user"] as const) {
    tokensOf(strategy).subscribe(() => {
      const { loggedIn, strategy: active } = state.read();
      if (loggedIn && active === strategy && tokensOf(strategy).read() === null) forget();
    });
  }

  let newestTurn = 0;
  const fetchUser = async (): Promise<User> => {
    newestTurn += 1;
    const turn = newestTurn;
    const { user } = await call(currentUser, { signal: asking.signal });
    if (tokens.read() === null) throw comesTooLate();
    // Asked before a role was changed, it would bring the old one back.
    if (turn !== newestTurn) return user;
    memory.keepUser(user);
    state.set({ user, organisation: null, strategy: "local", loggedIn: true, known: true });
    return user;
  };

  const fetchOrganisation = async (): Promise<Organisation> => {
    const { data: organisation } = await call(organisationMe, { signal: asking.signal });
    if (organisationTokens.read() === null) throw comesTooLate();
    memory.keepOrganisation(organisation);
    state.set({ user: null, organisation, strategy: "user", loggedIn: true, known: true });
    return organisation;
  };

  /** Whoever was here before is gone from the device before the next one enters. */
  const begin = (strategy: Strategy, token: string): void => {
    memory.forget();
    tokensOf(strategy === "user" ? "local" : "user").clear();
    tokensOf(strategy).write(token);
    store.write(strategyKey, strategy);
  };

  return { ...state, memory, tokensOf, forget, fetchUser, fetchOrganisation, begin, stopAsking };
};

export type Identity = ReturnType<typeof createIdentity>;

/** Finds out who is signed in on this device. */
export const createStart =
  (identity: Identity, store: KeyValueStore) => async (): Promise<void> => {
    const strategy: Strategy = store.read(strategyKey) === "user" ? "user" : "local";
    const { set, fail, memory, tokensOf, forget } = identity;
    if (tokensOf(strategy).read() === null) return set({ known: true });

    const ask = strategy === "user" ? identity.fetchOrganisation : identity.fetchUser;
    const fresh = ask().catch((error: unknown) => {
      // Signed out while the answer was on its way: nothing failed.
      if (isTooLate(error) || (tokensOf(strategy).read() === null && !isRefused(error))) return;
      fail(error);
      if (isRefused(error)) forget();
      else logError("Who is signed in could not be found out", error);
    });
    // Who was here last opens the page at once, without a network too; the fresh answer replaces it.
    const user = strategy === "local" ? memory.user() : null;
    const organisation = strategy === "user" ? memory.organisation() : null;
    if (user ?? organisation) set({ user, organisation, strategy, loggedIn: true, known: true });
    else await fresh;
  };
