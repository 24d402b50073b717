import type { ResponseOf } from "@app/contract/endpoint";
import type { showLimits as endpoint } from "@app/contract/limits";
import type { Context } from "../../context.ts";
import { findLimits } from "../../numbers-in-force.queries.ts";

export const showLimits = async ({ db, clock }: Context): Promise<ResponseOf<typeof endpoint>> => ({
  limits: Object.fromEntries((await findLimits(db, clock)).map(({ name, value }) => [name, value])),
});
