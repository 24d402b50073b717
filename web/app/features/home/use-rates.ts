import { useEffect, useState } from "react";
import type { Rates } from "./bag.ts";

/** Today's rates as the server sent them, or asked for when it did not. */
export const useRates = (first: Rates): Rates => {
  const [rates, setRates] = useState(first);
  const isMissing = rates.length === 0;

  useEffect(() => {
    if (!isMissing) return;
    void import("./home.api.ts")
      .then(({ fetchRates }) => fetchRates())
      .then(setRates, () => undefined);
  }, [isMissing]);

  return rates;
};
