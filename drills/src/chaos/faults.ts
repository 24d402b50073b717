import { pause } from "../pause.ts";
import { createRandom, type Random } from "../random.ts";
import { waitFor } from "@app/harness/processes";
import { sql } from "kysely";
import { type ServerNode, withClockOff } from "./node.ts";
import type { World } from "./world.ts";

/** Engines and processes break side by side; within a lane one after the other. */
type Lane = "engines" | "processes";

interface Fault {
  lane: Lane;
  /** Breaks it and mends it again. */
  strike: (world: World, random: Random) => Promise<void>;
}

const between = (random: Random, least: number, most: number): number =>
  least + random.below(most - least);

const cutPower = async ({ disk, cluster }: World, random: Random): Promise<void> => {
  disk.cut();
  await cluster.kill();
  await pause(between(random, 0, 1000));
  await disk.restore();
  cluster.start();
};

const killDatabase = async ({ cluster }: World, random: Random): Promise<void> => {
  await cluster.kill();
  await pause(between(random, 0, 1500));
  cluster.start();
};

const killNats = async ({ nats }: World, random: Random): Promise<void> => {
  await nats.stop();
  await pause(between(random, 300, 4000));
  await nats.start();
};

const loseNats = async ({ nats }: World, random: Random): Promise<void> => {
  await nats.stop();
  nats.loseData();
  await pause(between(random, 100, 1500));
  await nats.start();
};

const terminate = async ({ admin, name }: World): Promise<void> => {
  const ask = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and usename = 'app_server'`;
  // The drill's own connection may be one that the fault before this one broke.
  await waitFor("connections to be terminated", () =>
    ask.execute(admin.db).then(
      () => true,
      () => false,
    ),
  );
};

const api = (world: World, random: Random): ServerNode => random.pick(world.apis);

const restart = async (node: ServerNode, random: Random): Promise<void> => {
  await node.kill();
  await pause(between(random, 0, 1000));
  await node.start();
};

const freeze = async (node: ServerNode, milliseconds: number): Promise<void> => {
  node.freeze();
  await pause(milliseconds);
  node.thaw();
};

const hour = 3600;

export const faults = {
  "database power cut": { lane: "engines", strike: cutPower },
  "database killed": { lane: "engines", strike: killDatabase },
  "connections terminated": { lane: "engines", strike: terminate },
  "line to the database cut": {
    lane: "engines",
    strike: async ({ line }, random) => {
      line.cut();
      await pause(between(random, 200, 2000));
      line.mend();
    },
  },
  "line to the database slow": {
    lane: "engines",
    strike: async ({ line }, random) => {
      line.slow(between(random, 20, 200));
      await pause(between(random, 1000, 3000));
      line.mend();
    },
  },
  "answers of the database lost": {
    lane: "engines",
    strike: async ({ line }, random) => {
      line.loseAnswers();
      await pause(between(random, 200, 600));
      line.mend();
    },
  },
  "NATS killed": { lane: "engines", strike: killNats },
  "NATS lost its data": { lane: "engines", strike: loseNats },
  "API killed": {
    lane: "processes",
    strike: (world, random) => restart(api(world, random), random),
  },
  "both APIs killed": {
    lane: "processes",
    strike: async ({ apis }, random) => {
      await Promise.all(apis.map((node) => restart(node, random)));
    },
  },
  "API frozen": {
    lane: "processes",
    strike: (world, random) => freeze(api(world, random), between(random, 500, 4000)),
  },
  "clock of an API wrong": {
    lane: "processes",
    strike: async (world, random) => {
      const node = api(world, random);
      await node.kill();
      await node.start(withClockOff(random.pick([-72 * hour, -hour, hour, 72 * hour])));
    },
  },
  "worker killed": { lane: "processes", strike: ({ worker }, random) => restart(worker, random) },
  "worker frozen": {
    lane: "processes",
    strike: ({ worker }, random) => freeze(worker, between(random, 1000, 7000)),
  },
} satisfies Record<string, Fault>;

export type FaultKind = keyof typeof faults;

export const faultKinds = Object.keys(faults) as FaultKind[];

export interface Drawn {
  kind: FaultKind;
  /** Seconds after the start; later when the one before it still lasts. */
  at: number;
}

/** One of each kind in an order of its own, and one more power cut for every 30 seconds. */
export const drawSchedule = (seed: number, seconds: number): Drawn[] => {
  const random = createRandom(seed);
  const more = Array.from(
    { length: Math.floor(seconds / 30) },
    () => "database power cut" as const,
  );
  const last = Math.max(2, seconds - 4);
  return random
    .shuffle([...faultKinds, ...more])
    .map((kind) => ({ kind, at: 1 + random.unit() * last }))
    .toSorted((a, b) => a.at - b.at);
};

export interface Struck {
  kind: FaultKind;
  lane: Lane;
  /** Seconds after the start, as it came. */
  at: number;
}

export interface Course {
  say: (kind: FaultKind) => void;
  /** After each fault: one that meets nobody at work proves nothing. */
  breathe: () => Promise<void>;
}

/** Carries out the schedule, both lanes at once. */
export const strikeAll = async (
  world: World,
  seed: number,
  schedule: readonly Drawn[],
  { say, breathe }: Course,
): Promise<Struck[]> => {
  const start = performance.now();
  const struck: Struck[] = [];
  const walk = async (lane: Lane): Promise<void> => {
    const random = createRandom(seed + (lane === "engines" ? 1 : 2));
    for (const { kind, at } of schedule.filter((one) => faults[one.kind].lane === lane)) {
      await pause(start + at * 1000 - performance.now());
      say(kind);
      struck.push({ kind, lane, at: Math.round((performance.now() - start) / 100) / 10 });
      await (faults[kind] as Fault).strike(world, random);
      await breathe();
    }
  };
  await Promise.all([walk("engines"), walk("processes")]);
  return struck;
};
