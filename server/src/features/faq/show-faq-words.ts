import type { ShownFaqWords } from "@app/contract/faq";
import type { Context } from "../../context.ts";
import { findWording } from "../wordings/index.ts";
import { faqName, readFaq } from "./faq.rules.ts";

export const showFaqWords = async ({ db }: Context): Promise<ShownFaqWords> => {
  const kept = await findWording(db, faqName);
  return {
    version: kept?.version ?? 0,
    entries: readFaq(kept?.content),
    writtenAt: kept?.writtenAt.toISOString() ?? null,
  };
};
