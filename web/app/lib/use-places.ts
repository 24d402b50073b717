import { type Commune, listCommunes, listWilayas, type Wilaya } from "@app/contract/places";
import { useEffect, useState } from "react";
import { call } from "./api-client.ts";
import { useOnline } from "./use-online.ts";

export type PlacesState = "idle" | "loading" | "ready" | "failed";

type Place = Wilaya | Commune;

const load = async (wilaya: string): Promise<readonly Place[]> =>
  wilaya === "all"
    ? (await call(listWilayas)).wilayas
    : (await call(listCommunes, { params: { code: wilaya } })).communes;

// Places change with a law, not with a visit: what came once serves until the page closes.
const known = new Map<string, readonly Place[]>();

const stateOf = (key: string, isReady: boolean, hasFailed: boolean): PlacesState => {
  if (key === "") return "idle";
  if (isReady) return "ready";
  return hasFailed ? "failed" : "loading";
};

/**
 * All wilayas, or the communes of the one whose code is given; nothing for an empty code. Asked for
 * again when the network is back.
 */
export const usePlaces = (of: "all" | (string & {})) => {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; hasFailed: boolean } | null>(null);
  const isOnline = useOnline();
  const items = known.get(of);

  useEffect(() => {
    if (of === "" || known.has(of)) return undefined;
    let isCurrent = true;
    const settle = (hasFailed: boolean) => {
      if (isCurrent) setAnswer({ of, hasFailed });
    };
    load(of)
      .then((places) => {
        known.set(of, places);
        settle(false);
      })
      .catch(() => settle(true));
    return () => {
      isCurrent = false;
    };
  }, [of, turn, isOnline]);

  return {
    items: items ?? [],
    state: stateOf(of, items !== undefined, answer?.of === of && answer.hasFailed),
    reload: () => {
      setAnswer(null);
      setTurn(turn + 1);
    },
  };
};

/** A name in the script of the page; the other one finds it as well, and so does its number. */
export const placeOptions = (places: readonly Place[], script: "ar" | "fr") => {
  const other = script === "ar" ? "fr" : "ar";
  return places.map((place) => ({
    value: String(place.code),
    label: place[script],
    keywords: `${place[other]} ${place.code}`,
  }));
};
