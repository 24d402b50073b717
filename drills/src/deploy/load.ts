import { postDeposit, type Scene } from "../scene.ts";

export interface Seen {
  /** Deposits the clients were told are recorded. */
  acknowledged: number;
  /** Answers of 500 and more. */
  failed: number;
  /** Connections that were refused or cut. */
  cut: number;
  slowestMilliseconds: number;
}

export interface Load {
  seen: Seen;
  /** Begins to count anew: what came before is part of another phase. */
  restart: () => Seen;
  stop: () => Promise<void>;
}

const nothing = (): Seen => ({ acknowledged: 0, failed: 0, cut: 0, slowestMilliseconds: 0 });

/** So many clients, each sends its next deposit when the last was answered. Nothing is sent again. */
export const startLoad = (url: string, scene: Scene, clients: number): Load => {
  let seen = nothing();
  let isOver = false;
  let sent = 0;
  const send = async (): Promise<void> => {
    const start = performance.now();
    try {
      const { status } = await postDeposit(url, scene.operatorToken, scene.body(sent++));
      if (status === 201) seen.acknowledged += 1;
      else if (status >= 500) seen.failed += 1;
      else throw new Error(`a deposit was answered with ${status}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      seen.cut += 1;
    }
    seen.slowestMilliseconds = Math.max(seen.slowestMilliseconds, performance.now() - start);
  };
  const client = async (): Promise<void> => {
    while (!isOver) await send();
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    get seen() {
      return seen;
    },
    restart: () => {
      const before = seen;
      seen = nothing();
      return before;
    },
    stop: async () => {
      isOver = true;
      await all;
    },
  };
};
