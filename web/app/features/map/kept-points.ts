import { useSyncExternalStore } from "react";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { type PageOfPoints, parsePage } from "./map.api.ts";

/** Not "points": those are the ones somebody works at. */
const key = `${keptPrefix}map`;

export interface KeptPoints extends PageOfPoints {
  /** When it left the server, in milliseconds. */
  at: number;
}

export const keepPoints = ({ at, points, total }: KeptPoints): void =>
  deviceStore.write(key, JSON.stringify({ at, points, total }));

/** Nothing when an older version of the page kept it otherwise. */
const parseKept = (text: string | null): KeptPoints | null => {
  try {
    const { at, ...page } = JSON.parse(text ?? "") as KeptPoints;
    return { at: Number(at), ...parsePage(page) };
  } catch {
    return null;
  }
};

let latest: { text: string | null; kept: KeptPoints | null } = { text: null, kept: null };

/** The same object as long as the same is kept. */
const readKept = (): KeptPoints | null => {
  const text = deviceStore.read(key);
  if (text !== latest.text) latest = { text, kept: parseKept(text) };
  return latest.kept;
};

const never = () => () => undefined;
const nothing = () => null;

/** The last list, for an opening without a network. */
export const useKeptPoints = (isWanted: boolean): KeptPoints | null =>
  useSyncExternalStore(never, isWanted ? readKept : nothing, nothing);
