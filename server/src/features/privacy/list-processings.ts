import type { ResponseOf } from "@app/contract/endpoint";
import type { listProcessings as endpoint } from "@app/contract/privacy-desk";
import type { Context } from "../../context.ts";
import { findProcessings } from "./register.queries.ts";

export const listProcessings = async ({ db }: Context): Promise<ResponseOf<typeof endpoint>> => ({
  processings: await findProcessings(db),
});
