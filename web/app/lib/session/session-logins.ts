import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import { csrfCookie, organisationSignin, type Organisation } from "@app/contract/organisations";
import { answerChallenge, login, type LoginInput, type User } from "@app/contract/session";
import type { Client } from "../api-client.ts";
import type { Identity } from "./session-identity.ts";

/** The ways in. */
export const createLogins = (call: Client["call"], identity: Identity) => {
  const { set, fail, forget, begin, fetchUser, fetchOrganisation } = identity;
  let answered: { id: string; token: string } | undefined;

  /** Busy meanwhile; what fails leaves nobody signed in. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    set({ busy: true, error: null });
    try {
      return await work();
    } catch (error) {
      forget();
      fail(error);
      throw error;
    } finally {
      set({ busy: false });
    }
  };

  const enter = (token: string): Promise<User> => {
    begin("local", token);
    return fetchUser();
  };

  return {
    /** The person, or what they must answer before they are let in. */
    login: (input: LoginInput): Promise<{ user: User } | { challenge: Challenge }> =>
      attempt(async () => {
        const { token, challenge } = await call(login, { body: input });
        if (challenge) return { challenge };
        if (token === null) throw new TypeError("Neither a token nor a challenge came");
        return { user: await enter(token) };
      }),

    /** The digits of a second step, or of a log-in by code. */
    answer: ({ id, code }: ChallengeAnswer): Promise<User> =>
      attempt(async () => {
        // Digits count once: when only the answer after them was lost, the token still holds.
        if (answered?.id !== id) {
          const { token } = await call(answerChallenge, { body: { id, code } });
          answered = { id, token };
        }
        const user = await enter(answered.token);
        answered = undefined;
        return user;
      }),

    /** A sign-up or a code brought the token itself. */
    adopt: (token: string): Promise<User> => attempt(() => enter(token)),

    loginOrganisation: (body: { email: string; password: string }): Promise<Organisation> =>
      attempt(async () => {
        await call(csrfCookie);
        const { data } = await call(organisationSignin, { body });
        begin("user", data.token);
        return fetchOrganisation();
      }),
  };
};
