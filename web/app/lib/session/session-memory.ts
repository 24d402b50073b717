import { organisationSchema, type Organisation } from "@app/contract/organisations";
import { userSchema, type User } from "@app/contract/session";
import {
  authPrefix,
  keptPrefix,
  type KeyValueStore,
  refreshTokenKey,
  strategies,
  strategyKey,
  tokenKey,
} from "../storage.ts";

const userKey = `${authPrefix}user`;
const organisationKey = `${authPrefix}organisation`;

const parsed = <T>(text: string | null, parse: (value: unknown) => T): T | null => {
  try {
    return parse(JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
};

/** Who was here last, for the next opening without a network. */
export const createMemory = (store: KeyValueStore) => ({
  user: (): User | null => parsed(store.read(userKey), (value) => userSchema.parse(value)),
  organisation: (): Organisation | null =>
    parsed(store.read(organisationKey), (value) => organisationSchema.parse(value)),
  keepUser: (user: User): void => store.write(userKey, JSON.stringify(user)),
  keepOrganisation: (organisation: Organisation): void =>
    store.write(organisationKey, JSON.stringify(organisation)),

  /** Nothing of the person stays on the device: no token, no name, no kept answer. */
  forget: (): void => {
    for (const strategy of strategies) {
      store.remove(tokenKey(strategy));
      store.remove(refreshTokenKey(strategy));
    }
    store.remove(userKey);
    store.remove(organisationKey);
    store.remove(strategyKey);
    store.removeStartingWith(keptPrefix);
  },
});
