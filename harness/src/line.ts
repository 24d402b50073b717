import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";

/** A network line between two processes that can be spoilt while they talk. */
export interface Line {
  port: number;
  /** Every connection breaks, and no new one is let through until `mend`. */
  cut: () => void;
  /** What is said arrives late, both ways. */
  slow: (milliseconds: number) => void;
  /** What is asked arrives; the answers never do, and the connections break. */
  loseAnswers: () => void;
  mend: () => void;
  close: () => void;
}

type State =
  | { kind: "open" }
  | { kind: "cut" }
  | { kind: "slow"; milliseconds: number }
  | { kind: "deaf" };

/** How long a question may travel before its connection breaks without an answer. */
const deafMilliseconds = 150;

export const startLine = async (target: number): Promise<Line> => {
  let state: State = { kind: "open" };
  const sockets = new Set<Socket>();

  const breakAll = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };

  const pass = (from: Socket, to: Socket, isAnswer: boolean): void => {
    const late: Buffer[] = [];
    from.on("data", (bytes: Buffer) => {
      if (state.kind === "deaf" && isAnswer) return;
      if (state.kind !== "slow" && late.length === 0) return void to.write(bytes);
      // One timer each, and each sends the oldest: nothing overtakes, also when the line is mended.
      late.push(bytes);
      setTimeout(
        () => to.write(late.shift() ?? ""),
        state.kind === "slow" ? state.milliseconds : 0,
      );
    });
  };

  const server = createServer({ noDelay: true }, (client) => {
    if (state.kind === "cut") return void client.resetAndDestroy();
    const upstream = createConnection({ port: target, host: "127.0.0.1", noDelay: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    pass(client, upstream, false);
    pass(upstream, client, true);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = { kind: "cut" };
      breakAll();
    },
    slow: (milliseconds) => {
      state = { kind: "slow", milliseconds };
    },
    loseAnswers: () => {
      state = { kind: "deaf" };
      setTimeout(breakAll, deafMilliseconds);
    },
    mend: () => {
      state = { kind: "open" };
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
};
