import type { ResponseOf } from "@app/contract/endpoint";
import type { previewReport as endpoint, ReportPeriod } from "@app/contract/reports";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { countFree, findEarlier } from "./facts.queries.ts";

export const previewReport = async (
  { db }: Context,
  { company }: CompanyActor,
  period: ReportPeriod,
): Promise<ResponseOf<typeof endpoint>> => {
  const [free, earlier] = await Promise.all([
    countFree(db, company.id, period),
    findEarlier(db, company.id, period),
  ]);
  return { ...free, earlier };
};
