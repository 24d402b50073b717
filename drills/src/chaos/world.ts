import { inDatabase } from "@app/database/config";
import { connect, type Connection } from "@app/database/connect";
import { copyDatabase, dropDatabase, ensureDatabase } from "@app/database/create-database";
import { migrate } from "@app/database/migrate";
import { fillBudget } from "@app/database/testing/budgets";
import { type OwnCluster, startCluster } from "@app/harness/cluster";
import { type Line, startLine } from "@app/harness/line";
import { type PowerDisk, startPowerDisk } from "@app/harness/power-disk";
import { type OwnNats, startNats } from "@app/harness/processes";
import { type ServerNode, startNode } from "./node.ts";

/** The engines of a drill, on a disk whose power can be cut. */
export interface Engines {
  disk: PowerDisk;
  cluster: OwnCluster;
  /** Between the processes and PostgreSQL. */
  line: Line;
  nats: OwnNats;
}

/** One run's own database and processes on those engines. */
export interface World extends Engines {
  name: string;
  /** As the superuser: checks see everything, and nothing times out. */
  admin: Connection;
  apis: readonly [ServerNode, ServerNode];
  worker: ServerNode;
}

/** Before any process connects: a control takes a guard away. */
export type Prepare = (admin: Connection) => Promise<void>;

const megabytes = 6000;
const template = "drill_template";
/** More than any run gives out. */
const plenty = 100_000_000_000_000;

/** Small, and with nothing outside its own disk: what a killed server leaves in /dev/shm nobody removes. */
const modest = {
  shared_buffers: "64MB",
  max_connections: "100",
  dynamic_shared_memory_type: "mmap",
};

export const startEngines = async (
  defer: (close: () => Promise<void> | void) => void,
  settings: Record<string, string> = {},
): Promise<Engines> => {
  const disk = startPowerDisk(megabytes);
  defer(() => disk.close());
  const cluster = await startCluster({ ...modest, ...settings }, disk.folder);
  defer(() => cluster.kill());
  const owner = `postgres://app_owner:app_owner@127.0.0.1:${cluster.port}/${template}`;
  await ensureDatabase(owner, cluster.adminUrl);
  await migrate(owner);
  const line = await startLine(cluster.port);
  defer(() => line.close());
  const nats = await startNats();
  defer(() => nats.close());
  disk.settle();
  return { disk, cluster, line, nats };
};

export const startWorld = async (
  engines: Engines,
  name: string,
  defer: (close: () => Promise<void> | void) => void,
  prepare: Prepare = async () => undefined,
): Promise<World> => {
  const { adminUrl } = engines.cluster;
  await copyDatabase(template, name, adminUrl);
  const admin = connect(inDatabase(adminUrl, name), { max: 4 });
  defer(async () => {
    await admin.close();
    await dropDatabase(name, adminUrl).catch(() => undefined);
  });
  await fillBudget(admin.db, plenty);
  await prepare(admin);
  const environment = {
    DATABASE_URL: `postgres://app_server:app_server@127.0.0.1:${engines.line.port}/${name}`,
    NAMESPACE: name,
    NATS_URL: engines.nats.url,
    LOG_LEVEL: "fatal",
  };
  const [first, second, worker] = await Promise.all([
    startNode("first api", "api", environment),
    startNode("second api", "api", environment),
    startNode("worker", "worker", environment),
  ]);
  defer(async () => {
    await Promise.all([first, second, worker].map((node) => node.kill()));
  });
  engines.disk.settle();
  return { ...engines, name, admin, apis: [first, second], worker };
};
