import { makeCode } from "@app/contract/public-code";
import { expect, test } from "vitest";
import { readCode } from "./read-code.ts";

const code = makeCode(() => 3);

test.each([
  [code, code],
  [` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()} `, code],
  ["1042", "1042"],
])("[R-26] %j is passed on as %j", (query, read) => {
  expect(readCode(query)).toBe(read);
});

test.each([
  null,
  "",
  `${code}X`,
  code.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
  "-1",
  "1e9",
  "1234567890123",
  "//evil.example",
  "<script>",
  "٤٢",
])("[R-26] %j is nobody's code and is not passed on", (query) => {
  expect(readCode(query)).toBeNull();
});
