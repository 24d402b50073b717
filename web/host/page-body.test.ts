import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { cutPage, giveBack, gzippedPage, plainPage } from "./page-body.ts";
import { createNonce } from "./security-headers.ts";

const placeholder = createNonce();
const scripts = Array.from(
  { length: 40 },
  (_, n) => `<script nonce="${placeholder}">go(${n})</script><p>كل قارورة تستحق دورة ${n % 7}</p>`,
);
const html = `<!DOCTYPE html>${scripts.join("\n")}${"x".repeat(70_000)}${scripts.join("")}`;

it.each(["", placeholder, `${placeholder}end`, "no nonce at all", html])(
  "a page cut at its nonces is whole again, plain and compressed",
  (page) => {
    const body = cutPage(page, placeholder);
    for (const nonce of [createNonce(), createNonce()]) {
      const expected = page.replaceAll(placeholder, nonce);
      expect(plainPage(body, nonce).toString()).toBe(expected);
      // Checksum and length are part of the format: a wrong one throws.
      expect(gunzipSync(gzippedPage(body, nonce)).toString()).toBe(expected);
    }
  },
);

it("a page is as small as one compressed whole, but for its nonces", () => {
  const body = cutPage(html, placeholder);
  const perNonce = 45;
  expect(gzippedPage(body, createNonce()).length).toBeLessThan(900 + 80 * perNonce);
});

it("refuses a page with a zero byte, which stands for a nonce", () => {
  expect(() => cutPage("a\0b", placeholder)).toThrow("zero byte");
});

it("a copy given back serves again with another nonce; two that are out share nothing", () => {
  const body = cutPage(html, placeholder);
  const nonces = Array.from({ length: 4 }, createNonce);
  const out = nonces.map((nonce) => gzippedPage(body, nonce));
  for (const [n, page] of out.entries()) {
    expect(gunzipSync(page).toString()).toBe(html.replaceAll(placeholder, nonces[n] ?? ""));
  }
  for (const page of out) giveBack(body, page);
  const [again, more] = [createNonce(), createNonce()];
  const pages = [gzippedPage(body, again), gzippedPage(body, more)];
  expect(pages.filter((page) => out.includes(page))).toHaveLength(2);
  expect(pages.map((page) => gunzipSync(page).toString())).toEqual([
    html.replaceAll(placeholder, again),
    html.replaceAll(placeholder, more),
  ]);
  expect(out).not.toContain(gzippedPage(body, createNonce()));
});
