import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";

/** What a NATS client sends: lines, and after PUB or HPUB a payload of the length the line ends with. */
const payloadLength = (line: string): number | null =>
  /^H?PUB /.test(line) ? Number(line.trimEnd().split(" ").at(-1)) + 2 : null;

const isAck = (line: string): boolean => /^H?PUB \$JS\.ACK\./.test(line);

/** Splits a stream of client bytes into whole protocol operations. */
const createSplitter = (each: (line: string, bytes: Buffer) => void) => {
  let pending = Buffer.alloc(0);
  return (chunk: Buffer): void => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const lineEnd = pending.indexOf("\r\n");
      if (lineEnd < 0) return;
      const line = pending.toString("latin1", 0, lineEnd);
      const end = lineEnd + 2 + (payloadLength(line) ?? 0);
      if (pending.length < end) return;
      each(line, pending.subarray(0, end));
      pending = pending.subarray(end);
    }
  };
};

/**
 * Between a worker and NATS: passes everything but acknowledgements. A worker killed behind it has
 * handled its events and never acknowledged one, whatever the timing.
 */
export const startAckDropper = async (natsPort: number) => {
  let dropped = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = createConnection(natsPort, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(client);
    client.on(
      "data",
      createSplitter((line, bytes) => {
        if (isAck(line)) dropped++;
        else upstream.write(bytes);
      }),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropped: () => dropped,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
