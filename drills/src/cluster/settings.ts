import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What a three-node cluster is started with. */
export interface ClusterOptions {
  /** Seconds after which a leader that does not renew its lock has lost it. */
  ttl: number;
  /** The control: a commit waits for nobody, and is lost with the primary. */
  isAsynchronous: boolean;
}

export interface NodePlace {
  name: string;
  port: number;
  restPort: number;
  data: string;
}

/** A short lease is renewed more often. */
const timing = (ttl: number): object => (ttl >= 20 ? { ttl } : { ttl, loop_wait: 2 });

interface Shipped {
  bootstrap: { dcs: { postgresql: { parameters: object } } };
}

/** What an installation is given: every promise that a drill measures stands there. */
const shipped = parse(
  readFileSync(new URL("../../../ops/patroni/patroni.yaml", import.meta.url), "utf8"),
) as Shipped;

/** Three nodes on one machine, in its memory. */
const small = { max_connections: 100, shared_buffers: "128MB" };

const shared = ({ ttl, isAsynchronous }: ClusterOptions) => {
  const { dcs } = shipped.bootstrap;
  const { postgresql } = dcs;
  return {
    ...dcs,
    ...timing(ttl),
    ...(isAsynchronous ? { synchronous_mode: false, synchronous_mode_strict: false } : {}),
    postgresql: { ...postgresql, parameters: { ...postgresql.parameters, ...small } },
  };
};

const trustLoopback = [
  "host replication replicator 127.0.0.1/32 trust",
  "host all all 127.0.0.1/32 trust",
];

/** As JSON, which is YAML too. */
export const nodeSettings = (
  node: NodePlace,
  { etcdPort, programs, ...options }: ClusterOptions & { etcdPort: number; programs: string },
): string =>
  JSON.stringify({
    scope: "drill",
    name: node.name,
    restapi: {
      listen: `127.0.0.1:${node.restPort}`,
      connect_address: `127.0.0.1:${node.restPort}`,
    },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: shared(options),
      initdb: [{ encoding: "UTF8" }, "data-checksums", { auth: "trust" }],
      pg_hba: trustLoopback,
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: node.data,
      bin_dir: programs,
      pgpass: `${node.data}.pgpass`,
      // A node on a new disk is copied at once: a checkpoint that takes its time would be minutes.
      basebackup: [{ checkpoint: "fast" }],
      pg_hba: trustLoopback,
      authentication: {
        superuser: { username: "postgres" },
        replication: { username: "replicator", password: "replicator" },
        rewind: { username: "rewinder", password: "rewinder" },
      },
      parameters: { unix_socket_directories: "" },
    },
  });

/** Sends everybody to the primary, and away from one that is not it any more. */
export const proxySettings = (port: number, nodes: readonly NodePlace[]): string =>
  `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 5m
  timeout server 5m
  timeout check 1s
  retries 1
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: at, restPort }) => `  server ${name} 127.0.0.1:${at} check port ${restPort}`).join("\n")}
`;
