import { connect } from "node:net";

/** Everything that comes back for these bytes until the other side hangs up or falls silent. */
export const sendRaw = (url: string, bytes: string, silenceMilliseconds = 2000): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setTimeout(silenceMilliseconds, () => socket.destroy());
    socket.on("data", (part) => (text += part.toString("latin1")));
    // A line that was cut is an answer as well.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
    socket.write(Buffer.from(bytes, "latin1"));
  });

/** How many answers it holds, each with its status. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

const smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
const chunk = `0\r\n\r\n${smuggled}`;
const post = (...lines: string[]): string =>
  ["POST /healthz HTTP/1.1", "Host: a", ...lines, "", ""].join("\r\n");
const get = (...lines: string[]): string =>
  ["GET /healthz HTTP/1.1", ...lines, "", ""].join("\r\n");

/**
 * Requests that two programs may read differently: where one ends, or whose it is. What stands after
 * the end must never be answered as a request of its own.
 */
export const ambiguousRequests: Record<string, string> = {
  "two lengths": post("Content-Length: 5", "Content-Length: 6") + smuggled,
  "two equal lengths": post("Content-Length: 0", "Content-Length: 0") + smuggled,
  "a list of lengths": post("Content-Length: 0, 0") + smuggled,
  "a negative length": post("Content-Length: -1") + smuggled,
  "a length with a sign": post("Content-Length: +0") + smuggled,
  "a hexadecimal length": post("Content-Length: 0x0") + smuggled,
  "a length with a space": post("Content-Length : 0") + smuggled,
  "an endless length": post("Content-Length: 99999999999999999999") + smuggled,
  "a length and chunks": post("Content-Length: 4", "Transfer-Encoding: chunked") + chunk,
  "chunks and a length": post("Transfer-Encoding: chunked", "Content-Length: 4") + chunk,
  "chunks, named twice": post("Transfer-Encoding: chunked", "Transfer-Encoding: identity") + chunk,
  "chunks that are not last": post("Transfer-Encoding: chunked, gzip") + chunk,
  "chunks under a false name": post("Transfer-Encoding: xchunked") + chunk,
  "chunks behind a tab": post("Transfer-Encoding:\tchunked", "Content-Length: 4") + chunk,
  "chunks with a space before the colon": post("Transfer-Encoding : chunked") + chunk,
  "chunks behind a vertical tab": post("Transfer-Encoding: \u000bchunked") + chunk,
  "a folded header": post("X-One: a", " folded: b", "Content-Length: 0") + smuggled,
  "a folded encoding": post("Transfer-Encoding:", " chunked", "Content-Length: 4") + chunk,
  "a chunk size that is none": `${post("Transfer-Encoding: chunked")}zz\r\n${smuggled}`,
  "a negative chunk": `${post("Transfer-Encoding: chunked")}-1\r\n${smuggled}`,
  "an overflowing chunk": `${post("Transfer-Encoding: chunked")}fffffffffffffffff\r\n${smuggled}`,
  "a chunk ended by a bare line feed": `${post("Transfer-Encoding: chunked")}0\n\n${smuggled}`,
  "bare line feeds": `POST /healthz HTTP/1.1\nHost: a\nContent-Length: 0\n\n${smuggled}`,
  "a bare carriage return": post("X-One: a\rContent-Length: 0") + smuggled,
  "NUL in a header": post("X-One: a\0b") + smuggled,
  "a header without a name": post(": a") + smuggled,
  "a header without a colon": post("X-One") + smuggled,
  "a space before the first header": `GET /healthz HTTP/1.1\r\n Host: a\r\n\r\n${smuggled}`,
  "two hosts": get("Host: a", "Host: b"),
  "no host": get("X-One: a"),
  "a host that is none": get("Host: a b"),
  "a host with a path": get("Host: a/b"),
  "a host with a name and a password": get("Host: a@b"),
  "an address with a space": `GET /healthz a HTTP/1.1\r\nHost: a\r\n\r\n${smuggled}`,
  "a method that is none": `G\u0001T /healthz HTTP/1.1\r\nHost: a\r\n\r\n`,
  "another protocol": `GET /healthz HTTP/9.9\r\nHost: a\r\n\r\n`,
  "the opening of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "an upgrade to HTTP/2": get("Host: a", "Connection: Upgrade", "Upgrade: h2c"),
  "headers without end": get(`X-One: ${"a".repeat(70_000)}`),
  "thousands of headers": get(...Array.from({ length: 3000 }, (_, n) => `X-${n}: a`)),
  "a tunnel": "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
  "a whole address": "GET http://evil.example/healthz HTTP/1.1\r\nHost: a\r\n\r\n",
};
