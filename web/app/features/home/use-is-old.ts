import { useEffect, useState } from "react";

export const freshMs = 60_000;

/** For how long figures of the server, if it had some, are good enough to be left as they stand. */
const restOf = (hasFigures: boolean, asOf: number): number =>
  hasFigures ? freshMs - Math.abs(Date.now() - asOf) : 0;

/** Whether the figures in the page are a minute old by now, or missing. */
export const useIsOld = (hasFigures: boolean, asOf: number): boolean => {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), restOf(hasFigures, asOf));
    return () => clearTimeout(timer);
  }, [hasFigures, asOf]);
  return isOld;
};
