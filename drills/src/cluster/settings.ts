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
const timing = (ttl: number) =>
  ttl >= 20 ? { ttl, loop_wait: 3, retry_timeout: 3 } : { ttl, loop_wait: 2, retry_timeout: 3 };

const shared = ({ ttl, isAsynchronous }: ClusterOptions) => ({
  ...timing(ttl),
  maximum_lag_on_failover: 100_000_000,
  synchronous_mode: !isAsynchronous,
  synchronous_mode_strict: !isAsynchronous,
  failsafe_mode: true,
  primary_start_timeout: 5,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      wal_level: "replica",
      hot_standby: "on",
      max_wal_senders: 10,
      max_replication_slots: 10,
      wal_log_hints: "on",
      max_connections: 100,
      synchronous_commit: "on",
      fsync: "on",
      shared_buffers: "128MB",
      wal_keep_size: "512MB",
      wal_retrieve_retry_interval: "500ms",
      wal_sender_timeout: "10s",
      wal_receiver_timeout: "10s",
      timezone: "UTC",
    },
  },
});

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
