import { setTimeout as pause } from "node:timers/promises";
import type { ClusterNode } from "../cluster/cluster.ts";

export interface Fault {
  /** In the report. */
  name: string;
  strike: (leader: ClusterNode) => Promise<void>;
  /** After writes are back: as an operator, or the machine itself, brings the node back. */
  mend: (leader: ClusterNode) => void;
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
};
