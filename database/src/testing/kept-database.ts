import pg from "pg";
import { databaseUrls, inDatabase } from "../config.ts";
import { copyDatabase, dropDatabase } from "../create-database.ts";
import { ensureTemplate, templateName } from "./template.ts";

/** A database that outlives the run that made it: filling it takes longer than anything else. */
export interface KeptDatabase {
  name: string;
  /** As the application's role. */
  url: string;
  ownerUrl: string;
}

const madeFrom = async (client: pg.Client, name: string): Promise<string | null | undefined> => {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.comment;
};

/** Made where it is missing; one of other migrations is refused, never used. */
export const openKeptDatabase = async (name: string): Promise<KeptDatabase> => {
  await ensureTemplate();
  const client = new pg.Client({ connectionString: inDatabase(databaseUrls.admin, "postgres") });
  await client.connect();
  try {
    const template = templateName();
    const before = await madeFrom(client, name);
    if (before === undefined) {
      await copyDatabase(template, name);
      const [quoted, comment] = [client.escapeIdentifier(name), client.escapeLiteral(template)];
      await client.query(`comment on database ${quoted} is ${comment}`);
    } else if (before !== template) {
      throw new Error(`the database ${name} was made by other migrations: drop it first`);
    }
  } finally {
    await client.end();
  }
  return {
    name,
    url: inDatabase(databaseUrls.app, name),
    ownerUrl: inDatabase(databaseUrls.owner, name),
  };
};

export const dropKeptDatabase = (name: string): Promise<void> => dropDatabase(name);
