import { readFileSync } from "node:fs";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer } from "@app/harness/processes";
import pg from "pg";
import { fillDatabase } from "@app/database/testing/country/fill";
import { readerPrefix, type Sizes } from "@app/database/testing/country/places";

const text = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

export const asOwner = async <T>(
  ownerUrl: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
};

/** The yardstick for deposits, and citizens who may ask for what they have. */
export const addYardsticks = (ownerUrl: string, readers: number): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query(text("record-one.sql"));
    await owner.query("create temp table size (readers bigint, prefix text)");
    await owner.query("insert into size values ($1, $2)", [readers, readerPrefix]);
    await owner.query(text("readers.sql"));
  });

/** A filled database of its own for as long as the work takes. */
export const inWorld = async (
  sizes: Sizes,
  work: (database: TestDatabase) => Promise<void>,
): Promise<void> => {
  await ensureTemplate();
  const database = await createTestDatabase();
  try {
    await fillDatabase(database.ownerUrl, sizes);
    await addYardsticks(database.ownerUrl, sizes.citizens);
    await work(database);
  } finally {
    await database.close();
  }
};

interface Where {
  url: string;
  name: string;
}

/** So many API processes as in production, for as long as the work takes. */
export const withApis = async <T>(
  { url, name }: Where,
  count: number,
  work: (apis: RunningProcess[]) => Promise<T>,
): Promise<T> => {
  const settings = { DATABASE_URL: url, NAMESPACE: name, NODE_ENV: "production" };
  const apis: RunningProcess[] = [];
  try {
    while (apis.length < count) apis.push(await startServer("api", settings));
    return await work(apis);
  } finally {
    await Promise.all(apis.map((api) => api.end("SIGTERM")));
  }
};
