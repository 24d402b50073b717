import {
  type checkSheet as endpoint,
  mostLines,
  mostSheetErrors,
  type SheetCheck,
  type SheetError,
  sheetPreviewRows,
} from "@app/contract/distribution";
import type { BodyOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { refuseClosedYear } from "./check-line.ts";
import { limitSheets } from "./limit-sheets.ts";
import { readBrandSheet } from "./read-sheet.ts";
import { findYearLines } from "./sheet.queries.ts";
import { keyOfLine, type SheetLine } from "./sheet.rules.ts";

/** What importing it would do. */
const compare = (before: readonly SheetLine[], lines: readonly SheetLine[]) => {
  const units = new Map(before.map((line) => [keyOfLine(line), line.units]));
  const isThere = lines.filter((line) => units.has(keyOfLine(line)));
  const same = isThere.filter((line) => units.get(keyOfLine(line)) === line.units).length;
  return { added: lines.length - isThere.length, changed: isThere.length - same, same };
};

const tooMany = (before: readonly SheetLine[], lines: readonly SheetLine[]): SheetError[] => {
  const after = new Map([...before, ...lines].map((line) => [keyOfLine(line), line]));
  const byDistributor = Map.groupBy(after.values(), ({ distributorId }) => distributorId);
  const isOver = [...byDistributor].some(
    ([id, theirs]) => id !== null && theirs.length > mostLines.distributor,
  );
  if (!isOver && after.size <= mostLines.brand) return [];
  return [{ line: 0, problem: "too_many_lines", value: String(after.size) }];
};

export const checkSheet = async (
  ctx: Context,
  brandId: string,
  { year, text }: BodyOf<typeof endpoint>,
): Promise<SheetCheck> => {
  await limitSheets(ctx, brandId);
  await refuseClosedYear(ctx, ctx.db, year);
  const { rows, lines, errors: found, known } = await readBrandSheet(ctx, ctx.db, brandId, text);
  const before = await findYearLines(ctx.db, brandId, year);
  const errors = [...tooMany(before, lines), ...found];
  const names = new Map([...known.products.values()].map(({ id, name }) => [id, name]));
  return {
    ...compare(before, lines),
    rows: rows.length,
    preview: rows.slice(0, sheetPreviewRows).map(({ line, cells, read }) => ({
      line,
      cells: cells.map((cell) => cell.slice(0, 80)),
      productName: names.get(read.productId ?? "") ?? null,
      wilayaCode: read.wilayaCode ?? null,
      units: read.units ?? null,
    })),
    errorCount: errors.length,
    errors: errors.slice(0, mostSheetErrors),
  };
};
