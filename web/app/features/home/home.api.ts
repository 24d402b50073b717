import { type Figures, showFigures } from "@app/contract/figures";
import { listRates } from "@app/contract/rates";
import { call } from "../../lib/api-client.ts";
import type { Rates } from "./bag.ts";

// Loaded when there is something to ask: the first page brings its numbers along.

export const fetchFigures = (): Promise<Figures> => call(showFigures);

export const fetchRates = async (): Promise<Rates> => (await call(listRates)).rates;
