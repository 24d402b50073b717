import { type NationalFigures, showNationalFigures } from "@app/contract/national-figures";
import { call } from "../../lib/api-client.ts";

/** Null where they cannot be had: what and how we count can be read all the same. */
export const fetchNational = (): Promise<NationalFigures | null> =>
  call(showNationalFigures).catch(() => null);
