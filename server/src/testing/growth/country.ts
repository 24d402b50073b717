import { databaseUrls, inDatabase } from "@app/database/config";
import { connect } from "@app/database/connect";
import { copyDatabase, ensureDatabase } from "@app/database/create-database";
import { migrate } from "@app/database/migrate";
import { fillDatabase } from "@app/database/testing/country/fill";
import type { Sizes } from "@app/database/testing/country/places";
import { patient, type TestDatabase } from "@app/database/testing/test-database";
import { type OwnCluster, startCluster } from "@app/harness/cluster";

const template = "growth_template";

const onCluster = ({ port }: OwnCluster, url: string, name: string): string => {
  const moved = new URL(inDatabase(url, name));
  moved.port = String(port);
  return moved.href;
};

/** A PostgreSQL that counts what each statement looks at, with an empty country to copy. */
export const startCountingEngine = async (): Promise<OwnCluster> => {
  const cluster = await startCluster({
    shared_preload_libraries: "pg_stat_statements",
    "pg_stat_statements.track": "all",
    shared_buffers: "256MB",
    jit: "off",
    random_page_cost: "1.1",
    // Blocks are counted here, and nothing is kept.
    fsync: "off",
    // Its news makes every connection look at the catalogue again, at any moment.
    autovacuum: "off",
  });
  const owner = onCluster(cluster, databaseUrls.owner, template);
  await ensureDatabase(owner, cluster.adminUrl);
  await migrate(owner);
  const { pool, close } = connect(cluster.adminUrl);
  await pool.query("create extension pg_stat_statements").finally(close);
  return cluster;
};

/** Whoever is asked by e-mail is one of many who have one. */
const giveAddresses = async (ownerUrl: string): Promise<void> => {
  const { pool, close } = connect(patient(ownerUrl), { max: 1 });
  await pool.query(
    `update users set email = lower(code) || '@example.org', email_verified_at = now()
     where substr(code, 5) < 'D'`,
  );
  await pool.query("vacuum analyze users").finally(close);
};

/** Filled, and closed with the engine. */
export const buildCountry = async (
  cluster: OwnCluster,
  name: string,
  sizes: Sizes,
): Promise<TestDatabase> => {
  await copyDatabase(template, name, cluster.adminUrl);
  const ownerUrl = onCluster(cluster, databaseUrls.owner, name);
  const url = onCluster(cluster, databaseUrls.app, name);
  await fillDatabase(ownerUrl, sizes);
  await giveAddresses(ownerUrl);
  // One connection: on each, what is asked for the first time looks at the catalogue as well.
  return { ...connect(patient(url), { max: 1 }), name, url, ownerUrl };
};
