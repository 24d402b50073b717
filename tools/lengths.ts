import { listFiles, read } from "./files.ts";
import { report } from "./problems.ts";

// A file that only grows is split while that is cheap.

const limit = 400;
const isSource = /\.(tsx?|cjs|mjs|css|sql)$|^(setup|ops\/services|\.ci\/run)$/;

/** Written by a machine, or data, or never changed again once applied. */
const exempt = [
  /^database\/migrations\//,
  /^database\/schema\.sql$/,
  /^database\/seed\//,
  /\.generated\.ts$/,
];

const problems = listFiles()
  .filter((file) => isSource.test(file) && !exempt.some((pattern) => pattern.test(file)))
  .map((file) => ({ file, lines: read(file).trimEnd().split("\n").length }))
  .filter(({ lines }) => lines > limit)
  .map(({ file, lines }) => `${file} has ${lines} lines`);

report(
  problems,
  `A file has at most ${limit} lines: move one thing it does into a file of its own.`,
);
