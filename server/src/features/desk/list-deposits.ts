import type { listDeskDeposits as endpoint } from "@app/contract/desk-deposits";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { findDeposits } from "./deposits.queries.ts";
import { pageOf, pageSize } from "./page.ts";
import { toDeposit } from "./shown-deposit.ts";

export const listDeposits = async (
  { db, clock }: Context,
  { after, ...filter }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { rows, next } = pageOf(
    await findDeposits(db, clock, filter, { after, most: pageSize + 1 }),
  );
  return { deposits: rows.map(toDeposit), next };
};
