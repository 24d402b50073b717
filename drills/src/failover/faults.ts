import { setTimeout as pause } from "node:timers/promises";
import type { ClusterNode } from "../cluster/cluster.ts";

export interface Fault {
  /** In the report. */
  name: string;
  /** Seconds until writes are back, where Patroni's way is another than that of a lease which runs out. */
  goal?: number;
  strike: (leader: ClusterNode) => Promise<void>;
  /** After writes are back: as an operator, or the machine itself, brings the node back. */
  mend: (leader: ClusterNode) => Promise<void> | void;
}

export const faults: Record<string, Fault> = {
  primary: {
    name: "primary and its Patroni killed",
    strike: (leader) => leader.kill(),
    mend: (leader) => leader.start(),
  },
  lag: {
    name: "the same, standbys cut off half a second before",
    strike: async (leader) => {
      leader.freezeWalSenders();
      await pause(500);
      await leader.kill();
    },
    mend: (leader) => leader.start(),
  },
  postgres: {
    name: "PostgreSQL killed, Patroni lives",
    strike: (leader) => leader.kill("postgres"),
    mend: () => undefined,
  },
  pause: {
    name: "primary stands still, and wakes up later",
    strike: async (leader) => leader.pause(),
    mend: (leader) => leader.goOn(),
  },
  eio: {
    name: "primary's disk refuses to flush",
    // Its Patroni is well and keeps the lock: it waits for PostgreSQL to recover by itself (primary_start_timeout), tries
    // to recover it alone and to start it again, a turn each, and lets go.
    goal: 20,
    strike: (leader) => leader.refuseFlushes(),
    // What such a disk kept nobody knows: it is not used again.
    mend: (leader) => leader.replaceDisk(),
  },
};
