import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "@app/harness/processes";
import { ambiguousRequests, sendRaw, statusesIn } from "@app/harness/raw-http";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { siteMap } from "./support/site-map.ts";
import { startStack, type Stack } from "./support/stack.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** Everybody's, whoever made the answer. */
const shared: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=(3[2-9]|[4-9]\d)\d{6,}; includeSubDomains$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /microphone=\(\), payment=\(\), usb=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
};

const pagePolicy = [
  /script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'(;|$)/,
  /object-src 'none'/,
  /base-uri 'none'/,
  /frame-ancestors 'none'/,
  /require-trusted-types-for 'script'/,
  /trusted-types default own-files(;|$)/,
];
const dataPolicy = [/^default-src 'none'/, /base-uri 'none'/, /frame-ancestors 'none'/];

const complaintsOf = (at: string, headers: Headers, policy: readonly RegExp[]): string[] => {
  const csp = headers.get("content-security-policy") ?? "";
  const missing = Object.entries(shared).filter(
    ([name, form]) => !form.test(headers.get(name) ?? ""),
  );
  return [
    ...missing.map(([name]) => `${at}: ${name}`),
    ...policy.filter((part) => !part.test(csp)).map((part) => `${at}: no ${part} in ${csp}`),
    ...(/'unsafe-(inline|eval|hashes)'/.test(csp) ? [`${at}: ${csp}`] : []),
  ];
};

const get = (at: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(stack.url + at, { headers, redirect: "manual" });

const filled = (pattern: string): string => pattern.replaceAll(/:[a-z]+/gi, "aB3-x");

const operations = (): string[] => {
  const file = path.join(root, "contract/openapi.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, object> };
  return Object.keys(paths).map((at) => at.replaceAll(/\{\w+\}/g, "aB3-x"));
};

const assets = (): string[] =>
  readdirSync(path.join(root, "web/build/client"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(br|gz)$|^\./.test(file.name))
    .map(({ parentPath, name }) =>
      path.join(parentPath, name).replace(path.join(root, "web/build/client"), ""),
    );

const gather = async (
  addresses: readonly string[],
  policy: readonly RegExp[],
  more: (at: string, answer: Response) => string[] = () => [],
): Promise<string[]> => {
  const complaints: string[] = [];
  for (const at of addresses) {
    const answer = await get(at);
    await answer.arrayBuffer();
    complaints.push(...complaintsOf(at, answer.headers, policy), ...more(at, answer));
  }
  return complaints;
};

describe("every answer carries its headers", () => {
  test("pages of the site map, in every spelling, and what is none", async () => {
    const pages = siteMap.map(({ path: pattern }) => filled(pattern));
    expect(pages.length).toBeGreaterThan(50);
    const none = [
      "/nothing/here",
      "/%zz",
      "/assets/none.js",
      "/.env",
      "/version.json",
      "/healthz",
      "/api/%zz",
    ];
    expect(await gather([...pages, ...none], pagePolicy)).toEqual([]);
  });

  test("files of the build", async () => {
    const files = assets();
    expect(files.length).toBeGreaterThan(100);
    const [decoder, others] = [/scan-worker-/, /^(?!.*scan-worker-)/].map((form) =>
      files.filter((file) => form.test(file)),
    );
    expect(await gather(others ?? [], pagePolicy)).toEqual([]);
    // It compiles what it was given with the build, and reaches our own files alone.
    const ownPolicy = [/^default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'$/];
    expect(
      await gather(
        (decoder ?? []).filter((file) => file.endsWith(".js")),
        ownPolicy,
      ),
    ).toEqual([]);
  });

  test("calls of the API, and that none of what concerns somebody is kept", async () => {
    const keeps = (at: string, { status, headers }: Response): string[] => {
      const kept = headers.get("cache-control") ?? "";
      if (kept === "no-store" || (status < 400 && kept.startsWith("public"))) return [];
      return [`${at}: ${kept}`];
    };
    const calls = operations();
    expect(calls.length).toBeGreaterThan(300);
    const all = [...calls, "/api/nothing", "/api/openapi.json"];
    expect(await gather(all, dataPolicy, keeps)).toEqual([]);
    expect(complaintsOf("docs", (await get("/api/docs/")).headers, dataPolicy)).toEqual([]);
  });

  test("the nonce of 1,000 answers is another each time", async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 1000; n += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => get(n % 40 ? "/" : "/nothing")),
      );
      for (const { headers, body } of answers) {
        await body?.cancel();
        nonces.add(/nonce-([^']+)/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "");
      }
    }
    expect(nonces.size).toBe(1000);
  });
});

test("a method that a page does not know is refused in words", async () => {
  const answer = await fetch(`${stack.url}/about`, { method: "PUT" });
  expect(answer.status).toBe(405);
  const html = await answer.text();
  expect(html).toContain("<h1");
  expect(html).not.toContain("shell.error");
});

describe("requests that two programs may read differently", () => {
  test.each(Object.entries(ambiguousRequests))("%s", async (_, bytes) => {
    const text = await sendRaw(stack.url, bytes, 1500);
    expect(statusesIn(text).length).toBeLessThanOrEqual(1);
    expect(text).not.toContain("/smuggled");
    if (text !== "") expect(text).toMatch(/^content-security-policy: .*base-uri 'none'/im);
  });

  test("a page is the same whatever a visitor's headers say to the renderer or about the host", async () => {
    const plain = await (await get("/about", { "accept-encoding": "identity" })).text();
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, "");
    for (const headers of [
      { "X-React-Router-SPA-Mode": "yes" },
      { "X-React-Router-Prerender-Data": "[{}]" },
      { "X-Forwarded-Host": "evil.example" },
      { "X-Forwarded-Proto": "ftp", "X-Original-URL": "/settings" },
    ]) {
      const answer = await get("/about", { ...headers, "accept-encoding": "identity" });
      const html = await answer.text();
      expect(html).not.toContain("evil.example");
      expect(withoutNonce(html)).toBe(withoutNonce(plain));
    }
  });
});

test("text becomes neither markup nor a script, unless a library of ours is known to write it", async () => {
  const { page, close } = await openVisitor(browser, stack.url, "en", phone);
  await page.goto("/");
  await alive(page);
  const outcome = await page.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const box = document.createElement("div");
    const script = document.createElement("script");
    return {
      markup: `${attempt(() => (box.innerHTML = "<img src=x onerror=alert(1)>"))} ${box.innerHTML}`,
      script: attempt(() => (script.text = "alert(1)")),
      address: attempt(() => (script.src = "https://evil.example/x.js")),
      own: attempt(() => new Worker("/assets/none.js").terminate()),
      plain: attempt(() => (box.innerHTML = '<span aria-hidden="true">+</span>')),
    };
  });
  expect(outcome).toEqual({
    // Taken, and nothing came of it.
    markup: "done ",
    script: "TypeError",
    address: "TypeError",
    own: "done",
    plain: "done",
  });
  await close();
});
