import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "@app/harness/processes";
import { startWeb } from "@app/harness/web";

/**
 * A second host of the same product, whose way to the API loses the first question about a path: the host waits for it in
 * vain, and whoever asks next is answered.
 */
export const startImpatientHost = async (url: string, lostPaths: readonly string[]) => {
  const open = new Set(lostPaths);
  const way = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? "/", url);
    if (open.delete(pathname)) return;
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? "/", url), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  const { port } = way.address() as AddressInfo;
  const host = await startWeb(`http://127.0.0.1:${port}`, await freePort());
  return {
    url: host.url,
    /** What the host was not told. */
    lost: () => lostPaths.filter((path) => !open.has(path)),
    stop: async () => {
      await host.end("SIGTERM");
      way.closeAllConnections();
      await new Promise((resolve) => way.close(resolve));
    },
  };
};
