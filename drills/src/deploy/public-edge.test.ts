import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { connect, type ConnectionOptions, type SecureVersion } from "node:tls";
import { makeCertificate } from "@app/harness/certificate";
import { freePort } from "@app/harness/processes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBalancer } from "./balancer.ts";

const certificate = makeCertificate();
let plain: string;
let port: number;
let inside: Server;
let stop: () => Promise<void>;

beforeAll(async () => {
  // In the place of a web process: tells what it was told.
  inside = createServer(({ headers }, answer) => void answer.end(JSON.stringify(headers)));
  inside.listen(0, "127.0.0.1");
  await once(inside, "listening");
  const web = `127.0.0.1:${(inside.address() as AddressInfo).port}`;
  const [http, https, api, metrics] = await Promise.all([0, 1, 2, 3].map(() => freePort()));
  plain = `http://127.0.0.1:${http}`;
  port = https!;
  stop = await startBalancer(["balance.cfg", "public.cfg"], port, {
    HTTP_BIND: `127.0.0.1:${http}`,
    HTTPS_BIND: `127.0.0.1:${https}`,
    API_BIND: `127.0.0.1:${api}`,
    METRICS_BIND: `127.0.0.1:${metrics}`,
    CERTIFICATES: certificate.file,
    ...Object.fromEntries(["WEB_A", "WEB_B", "API_A", "API_B"].map((slot) => [slot, web])),
  });
});
afterAll(async () => {
  await stop();
  inside.close();
  certificate.remove();
});

/** What was agreed on, or the reason why nothing was. */
const shakeHands = (options: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({
      host: "127.0.0.1",
      port,
      servername: "localhost",
      ca: certificate.cert,
      ...options,
    });
    socket.on("secureConnect", () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.on("error", ({ code }: NodeJS.ErrnoException) => resolve(`refused: ${code}`));
  });

const only = (version: SecureVersion, ciphers: string): ConnectionOptions => ({
  minVersion: version,
  maxVersion: version,
  ciphers,
});

/** Security level 0: this side is to offer what is old and weak. */
const anything = "ALL:@SECLEVEL=0";

test.each(["TLSv1", "TLSv1.1"] as const)("%s is refused", async (version) => {
  expect(await shakeHands(only(version, anything))).toMatch(/^refused: /);
});

test.each([
  ["TLSv1.2", "ECDHE-RSA-AES128-GCM-SHA256"],
  ["TLSv1.2", "ECDHE-RSA-CHACHA20-POLY1305"],
  ["TLSv1.3", "TLS_AES_256_GCM_SHA384"],
] as const)("%s with %s is spoken", async (version, cipher) => {
  expect(await shakeHands(only(version, cipher))).toBe(`${version} ${cipher}`);
});

test.each([
  "AES128-SHA",
  "AES128-GCM-SHA256",
  "ECDHE-RSA-AES128-SHA",
  "ECDHE-RSA-AES256-SHA384",
  "DHE-RSA-AES128-GCM-SHA256",
])("%s, without a fresh key or with an old sum, is refused", async (cipher) => {
  expect(await shakeHands(only("TLSv1.2", `${cipher}:@SECLEVEL=0`))).toMatch(/^refused: /);
});

const askPlainly = (where: string, method = "GET"): Promise<Response> =>
  fetch(plain + where, { method, redirect: "manual" });

test("a page asked for without TLS leads to itself under TLS", async () => {
  const answer = await askPlainly("/consumer?material=pet");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(
    `${plain.replace("http", "https")}/consumer?material=pet`,
  );
});

test.each([
  ["GET", "/api/v1/me"],
  ["POST", "/api/v1/deposits"],
  ["GET", "/sanctum/csrf-cookie"],
])("%s %s without TLS is refused and led nowhere: its secrets are out", async (method, where) => {
  const answer = await askPlainly(where, method);
  expect([answer.status, answer.headers.get("location")]).toEqual([403, null]);
});

const askSafely = async (
  where: string,
  headers: Record<string, string> = {},
): Promise<{ status?: number | undefined; body: string }> => {
  const asked = request({
    host: "127.0.0.1",
    port,
    path: where,
    headers,
    ca: certificate.cert,
    servername: "localhost",
  });
  asked.end();
  const [answer] = await once(asked, "response");
  return { status: answer.statusCode, body: (await answer.toArray()).join("") };
};

test("inside hears from us alone who asks and how", async () => {
  const { body } = await askSafely("/", {
    "X-Forwarded-For": "192.0.2.1",
    "X-Forwarded-Host": "elsewhere.example",
    "x-forwarded-proto": "http",
    "X-FORWARDED-PREFIX": "/elsewhere",
  });
  const told = Object.entries(JSON.parse(body) as IncomingHttpHeaders);
  expect(Object.fromEntries(told.filter(([name]) => name.startsWith("x-forwarded")))).toEqual({
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "https",
  });
});

test.each(["/healthz", "/readyz"])("%s is for machines inside", async (where) => {
  expect((await askSafely(where)).status).toBe(404);
});
