import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** Where a password is tried. */
export interface LoginAttempt {
  /** Whose account: a person's or an organisation's. */
  strategy: "local" | "user";
  /** In one spelling, also when nobody has it. */
  login: string;
  address: string;
  /** What the browser is recognised by, if this account has been opened in it before. */
  ownDevice: string | null;
}

const passwordTries = { most: 5, seconds: 15 * seconds.minute } as const;

/** Of somebody signed in who gives the password once more, for whatever: one count for all of it. */
export const passwordAgainLimit = (userId: string): Limit => ({
  subject: `password-again:${userId}`,
  ...passwordTries,
});

type Account = Pick<LoginAttempt, "strategy" | "login">;

/** Ended by a success, or by a proof of another kind. The longest a row is kept for it. */
export const consecutiveLimit = ({ strategy, login }: Account): Limit => ({
  subject: `login-consecutive:${strategy}:${login}`,
  most: 100,
  seconds: 30 * seconds.day,
});

/** Of all the logins of one account; a missing one is null. */
export const consecutiveLimits = (
  strategy: LoginAttempt["strategy"],
  logins: readonly (string | null)[],
): Limit[] =>
  logins.filter((login) => login !== null).map((login) => consecutiveLimit({ strategy, login }));

/**
 * Only failures count. A browser its owner has used has a count of its own: whoever guesses from
 * elsewhere, be it behind the same address, does not lock its owner out.
 */
export const loginLimits = (attempt: LoginAttempt): Limit[] => {
  const { strategy, login, address, ownDevice } = attempt;
  const account = `${strategy}:${login}`;
  if (ownDevice) {
    return [{ subject: `login-device:${account}:${ownDevice}`, ...passwordTries }];
  }
  const network = networkOf(address);
  return [
    { subject: `login-pair:${account}:${network}`, ...passwordTries },
    { subject: `login-account:${account}`, most: 20, seconds: seconds.hour },
    { subject: `login-network:${network}`, most: 100, seconds: seconds.hour },
    consecutiveLimit(attempt),
  ];
};

/** What a person is, as far as it decides how they are let in. */
export interface Standing {
  isAdmin: boolean;
  hasApp: boolean;
  /** Works at a point, carries, or pays: a stranger in the account could take what is others'. */
  movesValue: boolean;
  /** A second step was passed in this browser. */
  knowsDevice: boolean;
}

/** What is asked after the right password. */
export const secondStepOf = (person: Standing): "app" | "code" | null => {
  if (person.isAdmin && person.hasApp) return "app";
  return mayEnterByCode(person) ? null : "code";
};

/** A code alone opens a citizen's account; another's only where a second step was passed before. */
export const mayEnterByCode = ({ isAdmin, movesValue, knowsDevice }: Standing): boolean =>
  knowsDevice || !(isAdmin || movesValue);
