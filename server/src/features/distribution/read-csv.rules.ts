/** A record of a CSV file, numbered as a spreadsheet numbers its rows. */
export interface CsvRow {
  line: number;
  cells: string[];
}

const separators = [";", ",", "\t"] as const;

/** The one that the first line has most of: a French sheet has semicolons, for its numbers have commas. */
const separatorOf = (text: string): string => {
  const first = /^[^\r\n]*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, "") ?? "";
  const counts = separators.map((one) => first.split(one).length);
  const most = Math.max(...counts);
  return separators[counts.indexOf(most)] ?? ";";
};

/** One cell from here: a quoted one may hold separators, line ends and quotes written twice. */
const readCell = (text: string, from: number, separator: string): [cell: string, end: number] => {
  if (text[from] === '"') {
    let end = from + 1;
    while (end < text.length && !(text[end] === '"' && text[end + 1] !== '"')) {
      end += text[end] === '"' ? 2 : 1;
    }
    const quoted = text.slice(from + 1, end).replaceAll('""', '"');
    const [rest, restEnd] = readPlain(text, end + 1, separator);
    return [quoted + rest, restEnd];
  }
  return readPlain(text, from, separator);
};

const readPlain = (text: string, from: number, separator: string): [cell: string, end: number] => {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") {
    end += 1;
  }
  return [text.slice(from, end), end];
};

const readRow = (text: string, from: number, separator: string): [string[], number] => {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const [cell, end] = readCell(text, at, separator);
    cells.push(cell.trim());
    if (text[end] !== separator) return [cells, end];
    at = end + 1;
  }
};

/** RFC 4180, and what spreadsheets write besides: a mark at the start, other separators and line ends. */
export const readCsv = (written: string): CsvRow[] => {
  const text = written.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let at = 0;
  for (let line = 1; at < text.length; line += 1) {
    const [cells, end] = readRow(text, at, separator);
    if (cells.some((cell) => cell !== "")) rows.push({ line, cells });
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return rows;
};
