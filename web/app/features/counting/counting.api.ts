import { type EmissionFactor, listEmissionFactors } from "@app/contract/reports";
import { call } from "../../lib/api-client.ts";

/** Null where they cannot be had: the rest of the page needs none of them. */
export const fetchFactors = (): Promise<readonly EmissionFactor[] | null> =>
  call(listEmissionFactors).then(
    ({ factors }) => factors,
    () => null,
  );
