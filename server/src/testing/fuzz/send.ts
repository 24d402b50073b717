import { Agent, request } from "node:http";

export interface Input {
  method: string;
  /** As it goes out, whether or not it is a proper address. */
  address: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Answered {
  status: number;
  type: string;
  text: string;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** How long it is waited for; what takes as long never answers. */
const patience = 30_000;

/**
 * The bytes as they are: nothing is put in order on the way, as a browser would. Null when cut off;
 * on a connection that an earlier request had ended, it is sent once more.
 */
export const send = (url: string, input: Input): Promise<Answered | null> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const begin = performance.now();
    const { method, address: path, headers, body } = input;
    const options = { agent, hostname, port, method, path, timeout: patience };
    const asked = request({ ...options, headers: { ...headers, ...lengthOf(input) } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", () => resolve(null));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          text: Buffer.concat(parts).toString(),
          milliseconds: performance.now() - begin,
        }),
      );
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(asked.reusedSocket ? send(url, input) : null));
    asked.end(body ?? undefined);
  });

const lengthOf = ({ method, body }: Input): Record<string, string> =>
  body || method !== "GET" ? { "content-length": String(body?.length ?? 0) } : {};
