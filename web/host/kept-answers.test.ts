import { randomBytes } from "node:crypto";
import { get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import { nonceHeader } from "../app/lib/nonce-header.ts";
import { createHost } from "./create-host.ts";

const config = {
  port: 0,
  host: "127.0.0.1",
  apiUrl: "http://127.0.0.1:1",
  version: "1.2.3",
  logLevel: "silent",
  trustProxy: false as const,
  tiles: { url: "https://tiles.example/{z}/{x}/{y}.png", credit: "" },
};

let text: string;

const render = vi.fn(async (request: Request) => {
  const nonce = request.headers.get(nonceHeader) ?? "";
  const html = `<html><script nonce="${nonce}">1</script>${text}<script nonce="${nonce}"></script>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html", Vary: "Cookie, Accept-Language, Save-Data" },
  });
});

let host: FastifyInstance;
let origin: string;

beforeEach(async () => {
  render.mockClear();
  text = "é".repeat(500);
  host = await createHost({ config, clientFolder: import.meta.dirname, render });
  origin = await host.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => host.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Over a socket, nothing unpacked, and nothing read yet. */
const begin = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(origin + path, { headers, method }, resolve).on("error", reject);
  });

const readOn = async (message: IncomingMessage): Promise<Answer> => {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  const { statusCode: status = 0, headers } = message;
  return { status, headers, body: Buffer.concat(pieces) };
};

const ask = async (...asked: Parameters<typeof begin>): Promise<Answer> =>
  readOn(await begin(...asked));

const nonceOf = ({ headers }: Pick<Answer, "headers">): string =>
  /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "none";

const gzip = { "accept-encoding": "gzip" };

const scriptsOf = ({ body }: Answer): (string | undefined)[] =>
  [
    ...gunzipSync(body)
      .toString()
      .matchAll(/<script nonce="([^"]*)"/g),
  ].map(([, nonce]) => nonce);

/** What may differ between two answers: the moment, the nonce, and what belongs to the connection. */
const comparable = ({ headers }: Pick<Answer, "headers">): [string, string][] =>
  Object.entries(headers)
    .filter(([name]) => !["date", "connection", "keep-alive"].includes(name))
    .map(([name, value]): [string, string] => [
      name,
      String(value).replaceAll(nonceOf({ headers }), "NONCE"),
    ])
    .toSorted(([one], [other]) => one.localeCompare(other));

describe("a page in memory, sent past the framework", () => {
  it.each([
    ["compressed", { "accept-encoding": "gzip, br" }],
    ["plain", {}],
    ["known already", { "if-none-match": "the page's own" }],
  ])("has every header of the usual way: %s", async (_name, asked: Record<string, string>) => {
    const usual = await host.inject({ url: "/aboutUs" });
    const headers = { ...asked };
    if (headers["if-none-match"]) headers["if-none-match"] = String(usual.headers.etag);
    const expected = await host.inject({ url: "/aboutUs", headers });
    const answer = await ask("/aboutUs", headers);
    expect(answer.status).toBe(expected.statusCode);
    expect(comparable(answer)).toEqual(
      comparable({ headers: expected.headers as IncomingHttpHeaders }),
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("has a nonce of its own in every answer, in the policy and in each script", async () => {
    await ask("/");
    const nonces = new Set<string>();
    for (let time = 0; time < 300; time++) {
      const answer = await ask("/", gzip);
      expect(scriptsOf(answer)).toEqual([nonceOf(answer), nonceOf(answer)]);
      nonces.add(nonceOf(answer));
    }
    expect(nonces.size).toBe(300);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is whole for who reads slowly, however many are served meanwhile", async () => {
    // More than the system takes for somebody who does not read.
    text = randomBytes(8_000_000).toString("base64");
    await ask("/");
    const slow = await Promise.all([begin("/", gzip), begin("/", gzip), begin("/", gzip)]);
    const left = await begin("/", gzip);
    left.destroy();
    for (let time = 0; time < 3; time++) {
      const answer = await ask("/", gzip);
      expect(scriptsOf(answer)).toEqual([nonceOf(answer), nonceOf(answer)]);
    }
    for (const answer of await Promise.all(slow.map(readOn))) {
      expect(scriptsOf(answer)).toEqual([nonceOf(answer), nonceOf(answer)]);
    }
  });

  it("answers HEAD without a body and as long as the page", async () => {
    const page = await ask("/aboutUs");
    const head = await ask("/aboutUs", {}, "HEAD");
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(String(page.body.length));
  });

  it("is made again by the usual way when it has grown old", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await ask("/");
      vi.setSystemTime(Date.now() + 61_000);
      await ask("/");
      await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
    } finally {
      vi.useRealTimers();
    }
  });

  it("leaves everything else to the framework", async () => {
    expect((await ask("/healthz")).status).toBe(200);
    await ask("/aboutUs");
    await ask("/aboutUs?q=1");
    expect(render).toHaveBeenCalledTimes(2);
  });
});
