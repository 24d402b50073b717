import type { ResponseOf } from "@app/contract/endpoint";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { listCauses as endpoint } from "@app/contract/rewards";
import type { Context } from "../../context.ts";
import { findCauses, findQuarterEnd } from "./causes.queries.ts";

export const listCauses = async ({ db, clock }: Context): Promise<ResponseOf<typeof endpoint>> => {
  const [causes, end] = await Promise.all([findCauses(db, clock), findQuarterEnd(db, clock)]);
  return {
    causes: causes.map((cause) => ({
      ...cause,
      name: localizedTextSchema.parse(cause.name),
      description: localizedTextSchema.parse(cause.description),
    })),
    endsAt: end.toISOString(),
  };
};
