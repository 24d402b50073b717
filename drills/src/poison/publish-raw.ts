import { once } from "node:events";
import { createConnection } from "node:net";

/** Straight into the stream, as no outbox would: what is published need not be JSON. */
export const publishRaw = async (
  port: number,
  subject: string,
  id: string,
  body: string,
): Promise<void> => {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "data");
    const head = `NATS/1.0\r\nNats-Msg-Id: ${id}\r\n\r\n`;
    const length = Buffer.byteLength(head) + Buffer.byteLength(body);
    socket.write(`CONNECT {"verbose":false,"headers":true}\r\n`);
    socket.write(
      `HPUB ${subject} ${Buffer.byteLength(head)} ${length}\r\n${head}${body}\r\nPING\r\n`,
    );
    let heard = "";
    while (!heard.includes("PONG")) {
      const [bytes] = (await once(socket, "data", { signal: AbortSignal.timeout(10_000) })) as [
        Buffer,
      ];
      heard += bytes.toString("latin1");
      if (heard.includes("-ERR")) throw new Error(heard);
    }
  } finally {
    socket.destroy();
  }
};
