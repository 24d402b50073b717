import type { ResponseOf } from "@app/contract/endpoint";
import {
  type RegulatorColumn,
  regulatorColumns,
  type showRegulatorColumns as endpoint,
  usualColumns,
} from "@app/contract/reports";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findColumns, saveColumns } from "./returns.queries.ts";

/** A column that there is no more is left out. */
export const columnsOf = async ({ db }: Context, brandId: string): Promise<RegulatorColumn[]> => {
  const kept = (await findColumns(db, brandId)) ?? usualColumns;
  const known = kept.filter((column) => regulatorColumns.includes(column));
  return known.length === 0 ? [...usualColumns] : known;
};

export const showRegulatorColumns = async (
  ctx: Context,
  { company }: CompanyActor,
): Promise<ResponseOf<typeof endpoint>> => ({
  columns: await columnsOf(ctx, company.id),
  canChange: company.rank !== "viewer",
});

export const saveRegulatorColumns = async (
  { db }: Context,
  { company }: CompanyActor,
  columns: RegulatorColumn[],
): Promise<{ columns: RegulatorColumn[] }> => {
  await saveColumns(db, company.id, columns);
  return { columns };
};
