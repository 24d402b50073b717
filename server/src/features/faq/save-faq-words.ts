import type { saveFaqWords as endpoint } from "@app/contract/faq";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { saveWording } from "../wordings/index.ts";
import { faqName } from "./faq.rules.ts";

export const saveFaqWords = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { entries: content, ...said } = call.body;
  await saveWording(ctx, askedBy(call), { name: faqName, content, ...said });
  return {};
};
