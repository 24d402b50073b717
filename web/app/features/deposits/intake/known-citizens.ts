import { deviceStore, keptPrefix, type KeyValueStore } from "../../../lib/storage.ts";

/** Gone at sign-out, as everything that is kept about somebody. */
const knownKey = `${keptPrefix}citizens`;
/** The regulars of a few weeks. */
const most = 300;

type Known = [code: string, shortName: string][];

const readAll = (store: KeyValueStore): Known => {
  try {
    const known: unknown = JSON.parse(store.read(knownKey) ?? "");
    return Array.isArray(known) ? (known as Known) : [];
  } catch {
    return [];
  }
};

/** Who came lately, so that a name can be called without a network. The newest first. */
export const rememberCitizen = (
  code: string,
  shortName: string,
  store: KeyValueStore = deviceStore,
): void => {
  const others = readAll(store).filter(([other]) => other !== code);
  store.write(knownKey, JSON.stringify([[code, shortName], ...others].slice(0, most)));
};

export const knownName = (code: string, store: KeyValueStore = deviceStore): string | null =>
  readAll(store).find(([other]) => other === code)?.[1] ?? null;
