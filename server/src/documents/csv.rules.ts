/** What a spreadsheet would take for a formula is handed over as text. */
const isFormula = /^[=+\-@\t\r]/;

/** A cell of text, whatever a person may have put into it. */
export const textCell = (text: string): string => {
  const safe = isFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A number that we wrote ourselves, as the spreadsheet of the language reads it. */
export const numberCell = (value: string): string => value;

/** Spreadsheets of the country separate by semicolons, for a comma is in their numbers. */
export const writeCsv = (lines: readonly (readonly string[])[], separator: "," | ";"): string =>
  // The mark at the start tells them that letters are UTF-8.
  `\uFEFF${lines.map((cells) => `${cells.join(separator)}\r\n`).join("")}`;
