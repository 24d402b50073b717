import { custodyContentSchema } from "@app/contract/custody";
import { product } from "@app/contract/product";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { FileAnswer } from "../../http/route.ts";
import { takeQuestion } from "./ask-limits.ts";
import { findEvents, findMoment } from "./custody.queries.ts";
import { toEpcis } from "./epcis.rules.ts";

export const exportCustody = async (
  ctx: Context,
  { subject, address }: { subject: string; address: string },
): Promise<FileAnswer> => {
  await takeQuestion(ctx, address);
  const events = await findEvents(ctx.db, subject);
  if (events.length === 0) throw new AppError("not_found");
  const contents = events.map(({ content }) => custodyContentSchema.parse(JSON.parse(content)));
  const document = toEpcis(contents, (await findMoment(ctx.db, ctx.clock)).toISOString());
  return {
    type: "jsonld",
    name: `${product.slug}-${subject.toLowerCase()}.jsonld`,
    content: Buffer.from(JSON.stringify(document, null, 2)),
  };
};
