import { badgeAddress, makeBadgeCode } from "@app/contract/badge-code";
import { product } from "@app/contract/product";
import { makeCode } from "@app/contract/public-code";
import { expect, test } from "vitest";
import {
  codeQuery,
  readBadge,
  readBadgeScan,
  readCode,
  readCodeQuery,
  readScan,
} from "./read-code.ts";

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

const seal = `29384756.${"aB3_".repeat(4)}`;

test.each([
  [`https://dawra.example/ana-dawra?q=${code}`, { code, seal: null, isCard: false }],
  [`https://dawra.example/ana-dawra?q=${code}&s=${seal}`, { code, seal, isCard: false }],
  [`http://old.example/ana-dawra?q=${code}&card=1`, { code, seal: null, isCard: true }],
  ["https://dawra.example/ana-dawra?q=1042", { code: "1042", seal: null, isCard: false }],
  [`https://dawra.example/ana-dawra?q=${code}&s=x`, { code, seal: null, isCard: false }],
  [code.toLowerCase(), { code, seal: null, isCard: false }],
])("[R-26] a camera that read %j read a code", (text, read) => {
  expect(readScan(text)).toEqual(read);
});

test.each([
  "",
  "https://elsewhere.example/?q=7K4PXE",
  "1042",
  "BEGIN:VCARD",
  "https://[",
  "javascript:1",
])("a camera that read %j read nothing of ours", (text) => {
  expect(readScan(text)).toBeNull();
});

test("what an address held goes on to the counter whole", () => {
  const read = { code, seal, isCard: false };
  expect(readCodeQuery(new URLSearchParams(codeQuery(read)), "c")).toEqual(read);
  const card = { code, seal: null, isCard: true };
  expect(codeQuery(card)).toBe(`c=${code}&card=1`);
});

test("a driver's badge is told from a citizen's code without a network", () => {
  const badge = makeBadgeCode(() => 3);
  expect(readBadge(` ${badge.toLowerCase()} `)).toBe(badge);
  expect(readBadge(code)).toBeNull();
  expect(readBadge(null)).toBeNull();
  expect(readScan(badge)).toBeNull();
});

test("a badge is known by the form of its code, scanned as an address or typed", () => {
  const badge = makeBadgeCode(() => 7);
  const address = badgeAddress("https://example.com", badge);
  expect(readBadgeScan(address)).toBe(badge);
  expect(readBadgeScan(` ${badge.slice(0, 4).toLowerCase()} ${badge.slice(4)}`)).toBe(badge);
  expect(readBadgeScan(address.replace("/ana-", "/other-"))).toBeNull();
  expect(readBadgeScan(`https://example.com/ana-${product.slug}?q=7K4PXE`)).toBeNull();
});
