import pg from "pg";
import { databaseOf, databaseUrls, inDatabase } from "./config.ts";

/** PostGIS is not a trusted extension: only a superuser may add it, once per database. */
const extensions = ["postgis", "btree_gist"];

const withAdmin = async (
  database: string,
  work: (client: pg.Client) => Promise<void>,
  adminUrl = databaseUrls.admin,
) => {
  const client = new pg.Client({ connectionString: inDatabase(adminUrl, database) });
  // A server that ends meanwhile fails the question; without a listener it would end this process too.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Creates the database with its extensions where it is missing. */
export const ensureDatabase = async (ownerUrl: string, adminUrl?: string): Promise<void> => {
  const name = databaseOf(ownerUrl);
  const create = async (client: pg.Client): Promise<void> => {
    const found = await client.query("select from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(name)} owner app_owner`);
    }
  };
  const extend = async (client: pg.Client): Promise<void> => {
    for (const extension of extensions) {
      await client.query(`create extension if not exists ${client.escapeIdentifier(extension)}`);
    }
  };
  await withAdmin("postgres", create, adminUrl);
  await withAdmin(name, extend, adminUrl);
};

export const dropDatabase = async (name: string, adminUrl?: string): Promise<void> =>
  withAdmin(
    "postgres",
    async (client) => {
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    },
    adminUrl,
  );

/** A full copy of a migrated database, in a fraction of a second. */
export const copyDatabase = async (
  template: string,
  name: string,
  adminUrl?: string,
): Promise<void> =>
  withAdmin(
    "postgres",
    async (client) => {
      await client.query(
        `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)} owner app_owner`,
      );
    },
    adminUrl,
  );

const noSuchDatabase = "3D000";

/** Asked as the owner: production has no superuser at hand, and needs none once it is there. */
export const databaseExists = async (ownerUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === noSuchDatabase) return false;
    throw error;
  } finally {
    await client.end();
  }
};
