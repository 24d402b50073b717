import { type FaqItem, showFaq } from "@app/contract/faq";
import { type Figures, showFigures } from "@app/contract/figures";
import type { Locale } from "@app/contract/locales";
import { listRates } from "@app/contract/rates";
import { call } from "../../lib/api-client.ts";
import type { Rates } from "./bag.ts";

// Loaded when there is something to ask: the first page brings its numbers along.

export const fetchFigures = (): Promise<Figures> => call(showFigures);

export const fetchRates = async (): Promise<Rates> => (await call(listRates)).rates;

/** Null: nobody has written it anew. */
export const fetchFaq = async (locale: Locale): Promise<readonly FaqItem[] | null> =>
  (await call(showFaq, { params: { locale } })).items;
