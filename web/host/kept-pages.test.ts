import { gunzipSync } from "node:zlib";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nonceHeader } from "../app/lib/nonce-header.ts";
import { createHost } from "./create-host.ts";
import { createKeptPages, readRendered } from "./kept-pages.ts";

const config = {
  port: 0,
  host: "127.0.0.1",
  apiUrl: "http://127.0.0.1:1",
  version: "1.2.3",
  logLevel: "silent",
  trustProxy: false as const,
  tiles: null,
};
const id = "0b6f0bb1-9f5e-4b0c-8a8e-000000000001";

let figure = 0;
/** Stands in for the renderer: a page that repeats everything it was told about who asks. */
const makePage = async (request: Request): Promise<Response> => {
  const nonce = request.headers.get(nonceHeader) ?? "";
  const told = Object.fromEntries([...request.headers].filter(([name]) => name !== nonceHeader));
  const html = `<html><script nonce="${nonce}">${figure}</script>${request.url} ${JSON.stringify(told)}<script nonce="${nonce}"></script>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html", Vary: "Cookie, Accept-Language, Save-Data" },
  });
};

const render = vi.fn(makePage);
let host: FastifyInstance;

const start = (version = config.version) =>
  createHost({ config: { ...config, version }, clientFolder: import.meta.dirname, render });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  render.mockClear().mockImplementation(makePage);
  figure = 1;
  host = await start();
});
afterEach(async () => {
  await host.close();
  vi.useRealTimers();
});

const get = (url: string, headers: Record<string, string> = {}) => host.inject({ url, headers });

const nonceOf = ({ headers }: LightMyRequestResponse): string =>
  /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "none";

const noncesIn = (html: string): string[] =>
  [...html.matchAll(/<script nonce="([^"]*)"/g)].map(([, nonce = ""]) => nonce);

const waitFor = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe("a public page", () => {
  it("is rendered once, however many ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get("/aboutUs")));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await get("/aboutUs");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("has a nonce of its own in every answer: in the policy and in each script", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get("/")));
    for (const answer of answers) {
      expect(noncesIn(answer.body)).toEqual([nonceOf(answer), nonceOf(answer)]);
    }
    expect(new Set(answers.map(nonceOf)).size).toBe(3);
  });

  it("is sent compressed, the same text", async () => {
    const answer = await get("/", { "accept-encoding": "gzip, deflate, br" });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.headers.vary).toContain("Accept-Encoding");
    const html = gunzipSync(answer.rawPayload).toString();
    expect(noncesIn(html)).toEqual([nonceOf(answer), nonceOf(answer)]);
    const plain = await get("/", { "accept-encoding": "gzip;q=0" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toBe(html.replaceAll(nonceOf(answer), nonceOf(plain)));
  });

  it("is known again by its tag, with the policy of the copy the browser has", async () => {
    const first = await get("/aboutUs");
    const etag = String(first.headers.etag);
    const again = await get("/aboutUs", { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    // A policy with another nonce would stop the scripts of the kept copy.
    expect(again.headers["content-security-policy"]).toBeUndefined();
    expect(again.headers["cache-control"]).toBe("private, no-cache");
    const other = await get("/aboutUs?lang=fr", { "if-none-match": etag });
    expect(other.statusCode).toBe(200);
  });

  it("answers HEAD with the headers of the page and no body", async () => {
    const page = await get("/");
    const origin = await host.listen({ port: 0, host: "127.0.0.1" });
    const identity = { "accept-encoding": "identity" };
    const head = await fetch(origin, { method: "HEAD", headers: identity });
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-length")).toBe(page.headers["content-length"]);
    expect(head.headers.get("etag")).toBe(page.headers.etag);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("of another release is another page", async () => {
    const before = await get("/aboutUs");
    await host.close();
    host = await start("1.2.4");
    const after = await get("/aboutUs", { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("growing old", () => {
  it("shows the old page while the new one is made, once", async () => {
    await get("/");
    figure = 2;
    waitFor(59);
    expect((await get("/")).body).toContain(">1<");
    expect(render).toHaveBeenCalledTimes(1);
    waitFor(2);
    const answers = await Promise.all([get("/"), get("/"), get("/")]);
    expect(answers.every(({ body }) => body.includes(">1<"))).toBe(true);
    await vi.waitFor(async () => expect((await get("/")).body).toContain(">2<"));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is not shown when it is far too old", async () => {
    await get("/");
    figure = 2;
    waitFor(600);
    expect((await get("/")).body).toContain(">2<");
  });

  it("stays when it cannot be made again, and goes when it is gone", async () => {
    await get(`/consumer/points/${id}`);
    figure = 2;
    waitFor(61);
    const accidents = [
      () => Promise.reject(new Error("broken")),
      async () => new Response("no", { status: 500 }),
      async () => new Response("<p>no figures", { headers: { "Cache-Control": "no-store" } }),
    ];
    for (const accident of accidents) render.mockImplementationOnce(accident);
    await vi.waitFor(async () => {
      expect((await get(`/consumer/points/${id}`)).body).toContain(">1<");
      expect(render).toHaveBeenCalledTimes(1 + accidents.length);
    });
    render.mockImplementation(async () => new Response("gone", { status: 404 }));
    await vi.waitFor(async () => {
      expect((await get(`/consumer/points/${id}`)).statusCode).toBe(404);
    });
  });
});

describe("nothing of one visitor reaches another", () => {
  const visitor = {
    cookie: "i18n_dawra=fr; refresh=s3cret",
    authorization: "Bearer s3cret",
    "accept-language": "fr-DZ, s3cret",
    "user-agent": "s3cret",
    "x-forwarded-for": "6.6.6.6, s3cret",
    host: "s3cret.example",
    referer: "https://s3cret.example",
  };

  it("because the renderer is told the language and nothing else", async () => {
    const page = await get("/aboutUs?utm_source=s3cret&fbclid=s3cret", visitor);
    expect(page.body).not.toContain("s3cret");
    expect(page.body).toContain('"accept-language":"fr"');
    expect(page.headers["set-cookie"]).toBeUndefined();
    const next = await get("/aboutUs", { cookie: "i18n_dawra=fr" });
    expect(next.body.replaceAll(nonceOf(next), "")).toBe(page.body.replaceAll(nonceOf(page), ""));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("and each language, asked for in whatever way, has its own page", async () => {
    const languages = await Promise.all(
      [
        get("/", { cookie: "i18n_dawra=en" }),
        get("/", { "accept-language": "fr" }),
        get("/"),
        get("/?lang=fr", { cookie: "i18n_dawra=en" }),
        get("/", { "save-data": "on" }),
      ].map(async (answer) => (await answer).body.replaceAll(/nonce="[^"]*"/g, "")),
    );
    expect(new Set(languages).size).toBe(5);
    expect(render).toHaveBeenCalledTimes(5);
  });

  it("and an answer that sets a cookie is for one alone", async () => {
    render.mockImplementation(
      async () => new Response("hello", { headers: { "Set-Cookie": "a=1" } }),
    );
    await get("/aboutUs");
    await get("/aboutUs");
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("never kept", () => {
  it.each([
    "/consumer?q=alger",
    "/aboutUs?lang=de",
    "/aboutUs?lang=fr&lang=en",
    "/aboutus",
    "/settings",
    "/login.data",
    "/off",
    `/consumer/points/${id.toUpperCase()}`,
  ])("%s", async (url) => {
    await get(url);
    await get(url);
    expect(render).toHaveBeenCalledTimes(2);
    expect(render.mock.calls[0]?.[0].url).toContain(url);
  });

  it("what is sent to a page", async () => {
    await get("/contactUs");
    await host.inject({ url: "/contactUs", method: "POST", payload: "a=b" });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([302, 404, 500])("an answer with %d, which still has its own nonce", async (status) => {
    render.mockImplementation(async (request) => {
      const page = await makePage(request);
      return new Response(page.body, { status, headers: { Location: "/off" } });
    });
    for (const times of [1, 2]) {
      const answer = await get("/aboutUs");
      expect([answer.statusCode, answer.headers.location]).toEqual([status, "/off"]);
      expect(noncesIn(answer.body)).toEqual([nonceOf(answer), nonceOf(answer)]);
      expect(answer.headers.etag).toBeUndefined();
      expect(render).toHaveBeenCalledTimes(times);
    }
  });

  it("a page that throws: the next one tries again", async () => {
    render.mockRejectedValueOnce(new Error("broken"));
    expect((await get("/aboutUs")).statusCode).toBe(500);
    expect((await get("/aboutUs")).statusCode).toBe(200);
  });
});

describe("the memory", () => {
  const make = (text: string) => () => readRendered(new Response(text), "nonce", "1");

  it("keeps what is asked for past the framework, and knows when it has grown old", async () => {
    const pages = createKeptPages(() => undefined, { entries: 2, bytes: 1_000_000 });
    for (const key of ["a", "b"]) await pages.get(key, 60, make(key));
    waitFor(1);
    expect(pages.fresh("a", 60)).toBeDefined();
    await pages.get("c", 60, make("c"));
    expect(["a", "b", "c"].filter((key) => pages.fresh(key, 60))).toEqual(["a", "c"]);
    waitFor(59);
    expect(["a", "b", "c"].filter((key) => pages.fresh(key, 60))).toEqual(["c"]);
  });

  it("holds so many pages and lets the one go that nobody asked for longest", async () => {
    const pages = createKeptPages(() => undefined, { entries: 2, bytes: 1_000_000 });
    const made: string[] = [];
    const ask = (key: string) =>
      pages.get(key, 60, () => {
        made.push(key);
        return make(key)();
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
    expect(made).toEqual(["a", "b", "c", "b"]);
    expect(pages.size().entries).toBe(2);
  });

  it("holds so many bytes", async () => {
    const pages = createKeptPages(() => undefined, { entries: 100, bytes: 25_000 });
    for (const key of ["a", "b", "c", "d"]) await pages.get(key, 60, make(key.repeat(10_000)));
    expect(pages.size().entries).toBe(2);
    expect(pages.size().bytes).toBeLessThanOrEqual(25_000);
  });
});
