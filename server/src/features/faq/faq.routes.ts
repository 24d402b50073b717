import * as contract from "@app/contract/faq";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { saveFaqWords } from "./save-faq-words.ts";
import { createShowFaq } from "./show-faq.ts";
import { showFaqWords } from "./show-faq-words.ts";

export const faqRoutes = (ctx: Context): Route[] => {
  const showFaq = createShowFaq(ctx);
  return [
    route(contract.showFaq, ({ params }) => showFaq(params.locale)),
    route(contract.showFaqWords, () => showFaqWords(ctx)),
    route(contract.saveFaqWords, (call) => saveFaqWords(ctx, call)),
  ];
};
