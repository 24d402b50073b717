import {
  mostSheetRows,
  type SheetColumn,
  sheetColumns,
  type SheetError,
  type SheetProblem,
} from "@app/contract/distribution";
import { toWesternDigits } from "@app/contract/phone";
import { productLimits } from "@app/contract/products";
import type { CsvRow } from "./read-csv.rules.ts";

/** What a sheet may name, by `nameKey` and `barcodeKey`. */
export interface Known {
  products: ReadonlyMap<string, { id: string; name: string }>;
  wilayas: ReadonlyMap<string, number>;
  distributors: ReadonlyMap<string, string>;
}

export interface SheetLine {
  productId: string;
  wilayaCode: number;
  distributorId: string | null;
  units: number;
}

export interface ReadRow {
  line: number;
  cells: string[];
  read: Partial<SheetLine>;
}

export interface Sheet {
  rows: ReadRow[];
  /** Whole ones: all of the rows when there is no error. */
  lines: SheetLine[];
  errors: SheetError[];
}

/** People and spreadsheets write one name in many ways: case, accents, vowels, forms of alef. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[\p{M}ـ]/gu, "")
    .replaceAll(/[أإآٱ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Spreadsheets drop noughts at the start. */
export const barcodeKey = (barcode: string): string =>
  barcode.replaceAll(/[\s'-]/g, "").replace(/^0+/, "");

/** One word of each is enough; a sheet without heads has the columns in our order. */
const heads: Record<SheetColumn, readonly string[]> = {
  barcode: [
    "barcode",
    "ean",
    "upc",
    "gtin",
    "code barres",
    "code a barres",
    "code barre",
    "الرمز الشريطي",
  ],
  wilaya: ["wilaya", "الولايه", "ولايه"],
  distributor: ["distributor", "distributeur", "الموزع", "موزع"],
  units: [
    "units",
    "unites",
    "units per year",
    "unites par an",
    "الوحدات",
    "وحدات",
    "الوحدات في السنه",
  ],
};

type Places = Record<SheetColumn, number>;

/** Where each column stands, by the heads if the first row has any; null if one of them is missing. */
const placesOf = (first: readonly string[]): { places: Places | null; hasHeads: boolean } => {
  const keys = first.map(nameKey);
  const found = sheetColumns.map((column) =>
    keys.findIndex((key) => heads[column].some((head) => nameKey(head) === key)),
  );
  const [barcode = -1, wilaya = -1, distributor = -1, units = -1] = found;
  if (found.every((place) => place === -1)) {
    return { hasHeads: false, places: { barcode: 0, wilaya: 1, distributor: 2, units: 3 } };
  }
  const isWhole = barcode >= 0 && wilaya >= 0 && units >= 0;
  return { hasHeads: true, places: isWhole ? { barcode, wilaya, distributor, units } : null };
};

type Reading<T> = { value: T } | { problem: SheetProblem };

const readProduct = (cell: string, { products }: Known): Reading<string> => {
  if (cell === "") return { problem: "barcode_missing" };
  // 6,13E+12: the spreadsheet has rounded it, and the last digits are lost.
  if (/^\d([.,]\d+)?e\+?\d+$/i.test(cell)) return { problem: "barcode_shortened" };
  const product = products.get(barcodeKey(cell));
  return product ? { value: product.id } : { problem: "barcode_unknown" };
};

const readWilaya = (cell: string, { wilayas }: Known): Reading<number> => {
  if (cell === "") return { problem: "wilaya_missing" };
  const code = wilayas.get(/^\d+$/.test(cell) ? String(Number(cell)) : nameKey(cell));
  return code === undefined ? { problem: "wilaya_unknown" } : { value: code };
};

const readDistributor = (cell: string, { distributors }: Known): Reading<string | null> => {
  if (cell === "") return { value: null };
  const id = distributors.get(nameKey(cell));
  return id ? { value: id } : { problem: "distributor_unknown" };
};

/**
 * Dot and comma are both a decimal mark, spaces of any width part thousands. "1,200" is therefore no
 * whole number and refused: it might be a thousand times as much.
 */
export const readUnits = (cell: string): Reading<number> => {
  if (cell === "") return { problem: "units_missing" };
  const digits = toWesternDigits(cell).replaceAll(/[\s\u00A0\u202F']/g, "");
  if (!/^-?\d+([.,]\d+)?$/.test(digits)) return { problem: "units_not_a_number" };
  const value = Number(digits.replace(",", "."));
  if (!/^-?\d+([.,]0+)?$/.test(digits)) return { problem: "units_not_whole" };
  const { min, max } = productLimits.units;
  return value < min || value > max ? { problem: "units_out_of_range" } : { value };
};

/** What our own CSV wrote before a text that looks like a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, "");

const readRow = ({ line, cells: written }: CsvRow, places: Places, known: Known) => {
  const cells = sheetColumns.map((column) => withoutGuard(written[places[column]] ?? ""));
  const [barcode = "", wilaya = "", distributor = "", units = ""] = cells;
  const readings = {
    productId: readProduct(barcode, known),
    wilayaCode: readWilaya(wilaya, known),
    distributorId: readDistributor(distributor, known),
    units: readUnits(units),
  };
  const errors: SheetError[] = Object.values(readings).flatMap((reading, index) =>
    "problem" in reading
      ? [{ line, problem: reading.problem, value: (cells[index] ?? "").slice(0, 80) }]
      : [],
  );
  const read: Partial<SheetLine> = Object.fromEntries(
    Object.entries(readings).flatMap(([name, reading]) =>
      "value" in reading ? [[name, reading.value]] : [],
    ),
  );
  return { row: { line, cells, read }, errors };
};

/** A line of the template that nobody filled in. */
const isUntouched = ({ cells }: CsvRow, { barcode }: Places): boolean =>
  cells.every((cell, index) => index === barcode || cell === "");

export const keyOfLine = (line: Omit<SheetLine, "units">): string =>
  `${line.productId} ${line.wilayaCode} ${line.distributorId ?? ""}`;

const isWhole = (read: Partial<SheetLine>): read is SheetLine => Object.keys(read).length === 4;

/** The same product, wilaya and distributor may stand there once: which of the two would count? */
const findTwice = (rows: readonly ReadRow[]): SheetError[] => {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, read }) => {
    if (!isWhole(read)) return [];
    const key = keyOfLine(read);
    const before = seen.get(key);
    if (before !== undefined) return [{ line, problem: "twice" as const, value: String(before) }];
    seen.set(key, line);
    return [];
  });
};

const refuse = (problem: SheetProblem, value = ""): Sheet => ({
  rows: [],
  lines: [],
  errors: [{ line: 0, problem, value }],
});

export const readSheet = (csv: readonly CsvRow[], known: Known): Sheet => {
  const [first] = csv;
  if (!first) return refuse("empty");
  const { places, hasHeads } = placesOf(first.cells);
  if (!places) return refuse("columns", first.cells.join(" ; ").slice(0, 80));
  const filled = (hasHeads ? csv.slice(1) : csv).filter((row) => !isUntouched(row, places));
  if (filled.length === 0) return refuse("empty");
  if (filled.length > mostSheetRows) return refuse("too_many_rows", String(filled.length));
  const read = filled.map((row) => readRow(row, places, known));
  const rows = read.map(({ row }) => row);
  const errors = [...read.flatMap((one) => one.errors), ...findTwice(rows)];
  return {
    rows,
    lines: rows.flatMap((row) => (isWhole(row.read) ? [row.read] : [])),
    errors: errors.toSorted((one, other) => one.line - other.line),
  };
};
