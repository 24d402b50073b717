import type { Dice } from "./dice.ts";

// What is wrong with the bytes, whatever they say.

export interface Mangled {
  body: Buffer;
  headers: Record<string, string>;
}

const json = { "content-type": "application/json" };
const text = (body: string, headers: Record<string, string> = json): Mangled => ({
  body: Buffer.from(body),
  headers,
});

const bodies: readonly ((good: string, dice: Dice) => Mangled)[] = [
  (good, dice) => text(good.slice(0, dice.below(good.length + 1))),
  (good) => text(`${good}${good}`),
  (good) => text(`\uFEFF${good}`),
  (good) => text(good.replace("{", '{"a":1,"a":2,')),
  (good) => text(good.replace(/"(\w+)":([^,}]+)/, '"$1":$2,"$1":null')),
  (good) => text(good.replace("{", '{"__proto__":{"isAdmin":true},')),
  (good) => text(good.replaceAll('"', "'")),
  () => text(`{"a":`.repeat(8000)),
  () => text("[".repeat(30_000)),
  (good) => text(`[${good}]`),
  () => text("1e999"),
  () => text("null"),
  () => text('"\\ud800"'),
  () => text(""),
  (good) => text(good, { "content-type": "text/plain" }),
  (good) => text(good, { "content-type": "application/json; charset=utf-16" }),
  (good) => text(good, { "content-type": "application/x-www-form-urlencoded" }),
  (good) => text(good, { "content-type": "multipart/form-data; boundary=x" }),
  (good) => text(good, { "content-type": "application/\u00FFjson" }),
  (good) => text(good, { ...json, "content-encoding": "gzip" }),
  (good) => ({ body: Buffer.from(good, "utf16le"), headers: json }),
  (good) => ({
    body: Buffer.concat([Buffer.from(good), Buffer.from([0xc3, 0x28, 0])]),
    headers: json,
  }),
  (good) => ({
    body: Buffer.from(good.replaceAll(/[a-z]{3}/g, "\u00FF\u00FE"), "latin1"),
    headers: json,
  }),
  () => ({ body: Buffer.from([0xff, 0xfe, 0, 0]), headers: json }),
];

const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, "[");

export const mangleBody = (dice: Dice, good: string): Mangled =>
  dice.chance(1) ? { body: tenMegabytes, headers: json } : dice.pick(bodies)(good, dice);

/** Put behind an address, whatever it is. */
const addressEndings = [
  "?page=-1",
  "?page=1e308",
  "?page=99999999999999999999",
  "?limit=1000000000",
  "?cursor=%00",
  "?cursor=eyJhIjoxfQ",
  "?cursor=////",
  "?before=0000-00-00",
  "?a[b]=c&a=d&a=e",
  "?%ff=%fe",
  "?%ZZ",
  "?q=%00&q=%ED%A0%80",
  "?__proto__=1&constructor=1",
  "?&&&===",
  `?q=${"a".repeat(6000)}`,
  "%00",
  "%ff",
  "%2e%2e%2f",
  "/../../api/v1/account",
  "//",
  ";a=b",
  `/${"a".repeat(300)}`,
];

export const mangleAddress = (dice: Dice, path: string): string =>
  path.split("?")[0] + dice.pick(addressEndings);

const header = (name: string, ...values: string[]) => values.map((value) => ({ [name]: value }));

const badHeaders: readonly Record<string, string>[] = [
  ...header(
    "authorization",
    "Bearer",
    "Bearer ",
    "Bearer \u00FF",
    `Bearer ${"a".repeat(5000)}`,
    "Basic YTpi",
    "Bearer a b",
  ),
  ...header(
    "cookie",
    "=",
    ";;;",
    "__Host-refresh=%",
    "__Host-refresh=%00; device=%ff",
    `a=${"b".repeat(5000)}`,
    "__proto__=1",
    "XSRF-TOKEN=a; XSRF-TOKEN=b",
  ),
  ...header(
    "idempotency-key",
    "",
    "1",
    "00000000-0000-0000-0000-000000000000",
    "x".repeat(5000),
    "\u00E9",
  ),
  ...header("x-locale", "xx", "__proto__", "fr\u00FF"),
  ...header(
    "accept",
    "*/*;q=9",
    "application/pdf",
    "text/csv",
    "image/svg+xml",
    "application/ld+json",
    "x".repeat(3000),
  ),
  ...header("if-none-match", "*", '"', 'W/"a"'),
  ...header("x-forwarded-for", "999.1.1.1", "::1, ::2", "not an address", "fe80::1%eth0", ","),
  ...header("x-forwarded-host", "evil.example", "a b", ""),
  ...header("origin", "null", "http://", "https://evil.example"),
  ...header("x-request-id", "a".repeat(64), "x\u00FF"),
  ...header("user-agent", "", "\u00FF".repeat(300)),
  ...header("expect", "100-continue"),
  ...header("range", "bytes=0-1,5-2"),
  ...header("content-type", "application/json", "nonsense"),
];

export const mangleHeaders = (dice: Dice): Record<string, string> => dice.pick(badHeaders);
