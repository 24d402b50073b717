import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** No connection came about, so nothing was asked. Any other fault leaves open what happened. */
export class NotConnectedError extends Error {
  override name = "NotConnectedError";
}

export interface OnceCall {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  patienceMilliseconds: number;
}

export interface OnceAnswer {
  status: number;
  text: string;
}

const mostBytes = 256 * 1024;

const readText = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

/**
 * One request on a connection of its own, so that no answer can be taken for that of another
 * request, and so that it is known whether anything left at all. Redirects are not followed.
 */
export const callOnce = (
  url: URL,
  { method, headers, body, patienceMilliseconds }: OnceCall,
): Promise<OnceAnswer> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === "https:";
    let isConnected = false;
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      agent: false,
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    request.once("socket", (socket) =>
      socket.once(isSecure ? "secureConnect" : "connect", () => {
        isConnected = true;
      }),
    );
    request.once("response", (response) => {
      const status = response.statusCode ?? 0;
      readText(response).then((text) => resolve({ status, text }), reject);
    });
    // On, not once: what the other side sends after its answer is another error.
    request.on("error", (cause) =>
      reject(isConnected ? cause : new NotConnectedError("no connection", { cause })),
    );
    request.end(body);
  });
