import fc from "fast-check";
import { expect, test } from "vitest";
import { numberCell, textCell, writeCsv } from "./csv.rules.ts";

/** Reads as RFC 4180 has it, after the mark at the start. */
const readCsv = (file: string, separator: string): string[][] => {
  if (!file.startsWith("\uFEFF")) throw new Error("no mark at the start");
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 1;
  while (at < file.length) {
    let cell = "";
    if (file[at] === '"') {
      for (at += 1; file[at] !== '"' || file[at + 1] === '"'; at += 1) {
        if (at >= file.length) throw new Error("a cell has no end");
        cell += file[at];
        if (file[at] === '"') at += 1;
      }
      at += 1;
    } else {
      while (at < file.length && file[at] !== separator && file[at] !== "\r") cell += file[at++];
    }
    cells.push(cell);
    if (file[at] === separator) at += 1;
    else {
      at += 2;
      lines.push(cells);
      cells = [];
    }
  }
  return lines;
};

/** Whatever people write, and what breaks out of a cell or begins a formula more often than by chance. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\"',; '|%a1\uFEFF\u0000"), maxLength: 12 }),
  fc
    .tuple(fc.constantFrom(..."=+-@\t\r"), fc.string({ maxLength: 20 }))
    .map(([first, rest]) => first + rest),
);

const begins = /^[=+\-@\t\r]/;

const asText = (name: string): string => (begins.test(name) ? `'${name}` : name);

test("no cell of 10,000 texts begins a formula, and each reads back as it was put in", () => {
  let formulas = 0;
  fc.assert(
    fc.property(text, text, fc.constantFrom(";", ","), (name, other, separator) => {
      const written = [
        [textCell(name), textCell(other)],
        [textCell(other), numberCell("12")],
      ];
      const read = readCsv(writeCsv(written, separator), separator);
      const bad = read.flat().find((cell) => begins.test(cell));
      if (bad !== undefined) throw new Error(`a formula: ${JSON.stringify(bad)}`);
      expect(read).toEqual([
        [asText(name), asText(other)],
        [asText(other), "12"],
      ]);
      if (begins.test(name)) formulas += 1;
    }),
    { numRuns: 10_000 },
  );
  // Otherwise the property would have been about nothing.
  expect(formulas).toBeGreaterThan(1000);
}, 60_000);

test("a line has as many cells as were given, whatever stands in them", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 }),
      (table) => {
        const file = writeCsv(
          table.map((cells) => cells.map(textCell)),
          ";",
        );
        expect(readCsv(file, ";").map((cells) => cells.length)).toEqual(
          table.map((cells) => cells.length),
        );
      },
    ),
    { numRuns: 1000 },
  );
});
