import * as contract from "@app/contract/faq";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { createWordingBook } from "../wordings/index.ts";
import { saveFaqWords } from "./save-faq-words.ts";
import { showFaq } from "./show-faq.ts";
import { showFaqWords } from "./show-faq-words.ts";

export const faqRoutes = (ctx: Context): Route[] => {
  const wordings = createWordingBook(ctx);
  return [
    route(contract.showFaq, ({ params }) => showFaq(wordings, params.locale)),
    route(contract.showFaqWords, () => showFaqWords(ctx)),
    route(contract.saveFaqWords, (call) => saveFaqWords(ctx, call)),
  ];
};
