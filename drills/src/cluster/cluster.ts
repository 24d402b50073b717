import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { end, freePort, isListening, waitFor } from "@app/harness/processes";
import { spoilFlushes, type Spoilt } from "./flushes.ts";
import {
  asPostgres,
  memoryFolder,
  postgresIn,
  postgresPrograms,
  requirePrograms,
  signalAll,
  walSendersIn,
} from "./processes-of.ts";
import { type ClusterOptions, nodeSettings, type NodePlace, proxySettings } from "./settings.ts";

const programs = {
  patroni: "/usr/bin/patroni",
  etcd: "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
};

export interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

export interface ClusterNode extends NodePlace {
  /** Starts Patroni, which starts PostgreSQL. */
  start: () => void;
  /** PostgreSQL with all its children, and its manager unless only PostgreSQL is meant. */
  kill: (what?: "postgres") => Promise<void>;
  /** As a machine that stands still, and goes on later as if nothing had been. */
  pause: () => void;
  goOn: () => void;
  /** From now on the standbys learn nothing more. */
  freezeWalSenders: () => void;
  /** From now on the disk refuses to keep anything, for whatever is started on it too; answers once somebody met that. */
  refuseFlushes: () => Promise<void>;
  /** Everything ends, the disk is thrown away, and the node begins anew on an empty one. */
  replaceDisk: () => Promise<void>;
}

export interface DrillCluster {
  /** Where the primary is reached, whichever node it is. */
  port: number;
  nodes: readonly ClusterNode[];
  members: () => Promise<Member[]>;
  /** Three members that follow each other; answers the leader's node and the synchronous standby's. */
  whenHealthy: () => Promise<{ leader: ClusterNode; standby: ClusterNode }>;
  stopEtcd: () => Promise<void>;
  startEtcd: () => Promise<void>;
  close: () => Promise<void>;
}

const isUp = ({ state }: Member): boolean => state === "running" || state === "streaming";

/** Each node has a machine of its own in production: here it must not queue behind the load. */
const giveWay = (pid: number | undefined): void => {
  try {
    if (pid) setPriority(pid, -10);
  } catch {
    // Only root may; the figures are those of a busier machine then.
  }
};

/** Processes of one cluster: each writes its log into the folder. */
const createStarter = (folder: string) => {
  const user = asPostgres();
  return (name: string, program: string, args: string[]): ChildProcess => {
    const log = openSync(path.join(folder, `${name}.log`), "a");
    const child = spawn(program, args, { ...user, cwd: folder, stdio: ["ignore", log, log] });
    giveWay(child.pid);
    return child;
  };
};

type Starter = ReturnType<typeof createStarter>;

const createNode = (place: NodePlace, settingsFile: string, startProcess: Starter): ClusterNode => {
  let patroni: ChildProcess | null = null;
  let spoilt: Spoilt | null = null;
  const managerAndAll = (): number[] => [
    ...(patroni?.pid ? [patroni.pid] : []),
    ...postgresIn(place.data),
  ];
  const start = (): void => {
    patroni = startProcess(place.name, programs.patroni, [settingsFile]);
  };
  const kill = async (what?: "postgres"): Promise<void> => {
    const pids = postgresIn(place.data);
    // At once: a manager that outlives its PostgreSQL would have time to give up its lock.
    signalAll(what === "postgres" ? pids : managerAndAll(), "SIGKILL");
    if (what !== "postgres" && patroni) await end(patroni)();
    await waitFor(`${place.name} to be gone`, async () =>
      pids.every((pid) => !postgresIn(place.data).includes(pid)),
    );
  };
  return {
    ...place,
    start,
    kill,
    pause: () => signalAll(managerAndAll(), "SIGSTOP"),
    goOn: () => signalAll(managerAndAll(), "SIGCONT"),
    freezeWalSenders: () => signalAll(walSendersIn(place.data), "SIGSTOP"),
    refuseFlushes: async () => {
      const log = `${place.data}.flushes`;
      writeFileSync(log, "");
      // The manager too: what it starts again stands on the same disk.
      spoilt = spoilFlushes(managerAndAll(), { error: "EIO" }, log);
      await waitFor("a flush to be refused", async () => readFileSync(log, "utf8").includes("EIO"));
    },
    replaceDisk: async () => {
      await kill();
      await spoilt?.end();
      rmSync(place.data, { recursive: true, force: true, maxRetries: 5 });
      start();
    },
  };
};

const createEtcd = (folder: string, port: number, peerPort: number, startProcess: Starter) => {
  let child: ChildProcess | null = null;
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  return {
    start: async (): Promise<void> => {
      child = startProcess("etcd", programs.etcd, [
        "--name=etcd",
        `--data-dir=${path.join(folder, "etcd")}`,
        `--listen-client-urls=${client}`,
        `--advertise-client-urls=${client}`,
        `--listen-peer-urls=${peer}`,
        `--initial-advertise-peer-urls=${peer}`,
        `--initial-cluster=etcd=${peer}`,
      ]);
      await waitFor("etcd to listen", () => isListening(port));
    },
    stop: async (): Promise<void> => {
      if (child) await end(child)();
    },
  };
};

const askOne = async ({ restPort }: NodePlace): Promise<Member[]> => {
  try {
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal });
    return answer.ok ? ((await answer.json()) as { members: Member[] }).members : [];
  } catch {
    return [];
  }
};

/** As the first node sees them that answers. */
const askMembers = async (nodes: readonly NodePlace[]): Promise<Member[]> => {
  for (const node of nodes) {
    const members = await askOne(node);
    if (members.length > 0) return members;
  }
  return [];
};

const isWhole = (members: readonly Member[], isAsynchronous: boolean): boolean =>
  members.length === 3 &&
  members.every((one) => isUp(one) && (one.role === "leader" || one.lag === 0)) &&
  members.some(({ role }) => role === "leader") &&
  (isAsynchronous || members.some(({ role }) => role === "sync_standby"));

const createHealth = (nodes: readonly ClusterNode[], isAsynchronous: boolean) => async () => {
  let members: Member[] = [];
  await waitFor(
    "the cluster to be whole",
    async () => {
      members = await askMembers(nodes);
      return isWhole(members, isAsynchronous);
    },
    180_000,
  );
  const nodeOf = (role: string): ClusterNode | undefined =>
    nodes.find(({ name }) => members.some((one) => one.name === name && one.role === role));
  const leader = nodeOf("leader");
  const standby = nodeOf(isAsynchronous ? "replica" : "sync_standby");
  if (!leader || !standby) throw new Error("a whole cluster without a leader and a standby");
  return { leader, standby };
};

/** Three nodes under Patroni, their etcd, and haproxy in front of them. */
export const startDrillCluster = async (options: ClusterOptions): Promise<DrillCluster> => {
  requirePrograms(...Object.values(programs), path.join(postgresPrograms, "postgres"));
  const folder = mkdtempSync(path.join(memoryFolder(), "drill-cluster-"));
  chmodSync(folder, 0o777);
  const startProcess = createStarter(folder);
  const [port, etcdPort, peerPort] = [await freePort(), await freePort(), await freePort()];
  const etcd = createEtcd(folder, etcdPort, peerPort, startProcess);
  const nodes: ClusterNode[] = [];
  for (const name of ["one", "two", "three"]) {
    const place = {
      name,
      port: await freePort(),
      restPort: await freePort(),
      data: path.join(folder, name),
    };
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, nodeSettings(place, { ...options, etcdPort, programs: postgresPrograms }));
    nodes.push(createNode(place, file, startProcess));
  }
  writeFileSync(path.join(folder, "haproxy.cfg"), proxySettings(port, nodes));
  await etcd.start();
  for (const node of nodes) node.start();
  const proxy = startProcess("haproxy", programs.haproxy, [
    "-db",
    "-f",
    path.join(folder, "haproxy.cfg"),
  ]);
  const close = async (): Promise<void> => {
    for (const node of nodes) node.goOn();
    await Promise.all(nodes.map((node) => node.kill()));
    await Promise.all([end(proxy)(), etcd.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    port,
    nodes,
    members: () => askMembers(nodes),
    whenHealthy: createHealth(nodes, options.isAsynchronous),
    stopEtcd: etcd.stop,
    startEtcd: etcd.start,
    close,
  };
};
